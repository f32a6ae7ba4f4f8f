import { createContext, type ReactNode, use, useCallback, useMemo, useState } from "react";
import { problemOf } from "../api/http";
import type { Problem } from "../protocol";
import { type Text, useText } from "../text/context";
import type { Words } from "../text/words";
import { CloseButton } from "./round";

/** A refusal in words: the game's rule where there is one, else the page's sentence for the code. */
export function phrase(problem: Problem, text: Text, words?: Words): string {
  if (problem.rule && words) return words.refusal(problem.rule);
  const key = `error-${problem.code}`;
  return text.has(key) ? text.t(key) : text.t("error-other", { code: problem.code });
}

interface Notices {
  /** Tell the reader something in passing. */
  tell(sentence: string): void;
  /** Run a request and tell the reader when it is refused; answers whether it worked. */
  attempt<T>(request: Promise<T>, words?: Words): Promise<T | null>;
}

const NoticeContext = createContext<Notices | null>(null);

export function useNotices(): Notices {
  const notices = use(NoticeContext);
  if (notices === null) throw new Error("no notice provider above this component");
  return notices;
}

const SHOWN_FOR = 7_000;

/** Short sentences in the corner, spoken by screen readers, gone after a while. */
export function NoticeProvider({ children }: { children: ReactNode }) {
  const text = useText();
  const [sentences, setSentences] = useState<readonly { id: number; sentence: string }[]>([]);

  const tell = useCallback((sentence: string) => {
    const id = performance.now();
    setSentences((old) => [...old.slice(-2), { id, sentence }]);
    setTimeout(() => setSentences((old) => old.filter((one) => one.id !== id)), SHOWN_FOR);
  }, []);

  const notices = useMemo<Notices>(
    () => ({
      tell,
      async attempt(request, words) {
        try {
          return await request;
        } catch (error) {
          tell(phrase(problemOf(error), text, words));
          return null;
        }
      },
    }),
    [tell, text],
  );

  return (
    <NoticeContext value={notices}>
      {children}
      <div className="notices" role="status" aria-live="polite">
        {sentences.map(({ id, sentence }) => (
          <div key={id} className="notice">
            <span>{sentence}</span>
            <CloseButton close={() => setSentences((old) => old.filter((one) => one.id !== id))} size={16} />
          </div>
        ))}
      </div>
    </NoticeContext>
  );
}
