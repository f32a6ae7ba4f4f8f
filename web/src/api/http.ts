import type { Told } from "../match/wire";
import type {
  AbandonVote,
  AdminLink,
  AdminPeople,
  AdminStatus,
  AdminTables,
  Announcements,
  AppOffer,
  AskReset,
  Ban,
  ChangeMe,
  ClaimSeat,
  Coaching,
  DeleteMe,
  Explanation,
  Export,
  Games,
  Hint,
  LessonAct,
  LessonExplain,
  LessonMoment,
  Lessons,
  LessonWhyNot,
  Lobby,
  LogIn,
  MailLink,
  MatchCreated,
  MatchList,
  MatchRecord,
  Me,
  MyRecord,
  NewAnnouncement,
  NewApp,
  NewMail,
  NewMatch,
  NewPasskey,
  NewPush,
  NewWebhook,
  NoticeChannel,
  Notices,
  OpenShare,
  PasskeyLogIn,
  PasskeyOffer,
  Position,
  Problem,
  Prove,
  Puzzles,
  RecoveryCodes,
  Register,
  ReplaceSeat,
  ResetPassword,
  Say,
  SeatAct,
  Security,
  Sessions,
  Snapshot,
  UndoAnswered,
  UndoVote,
  UndoWish,
  Verification,
  WhatIf,
  WhatIfAct,
  WhyNot,
} from "../protocol";
import { ROOT } from "./root";

/** Answers that may be others in a moment: no line, too much asked, too much to do. */
export const FOR_NOW: ReadonlySet<number> = new Set([0, 429, 503]);

/** An answer, or null where there is none; whoever may get one in a moment is told so by the rejection. */
export function orNothing<T>(asked: Promise<T>): Promise<T | null> {
  return asked.catch((error: unknown) => {
    if (error instanceof Refused && !FOR_NOW.has(error.status)) return null;
    throw error;
  });
}

/** The server said no, or could not be reached (status 0). */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.code);
  }
}

/** What a request failed of, in the server's words or in ours. */
export function problemOf(error: unknown): Problem {
  return error instanceof Refused ? error.problem : { code: "unexpected" };
}

async function ask(method: string, path: string, body?: object, signal?: AbortSignal): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`${ROOT}/api${path}`, {
      method,
      // New people get letters in the language they read in.
      headers: {
        "Accept-Language": document.documentElement.lang || navigator.language,
        ...(body ? { "Content-Type": "application/json" } : {}),
      },
      body: body ? JSON.stringify(body) : undefined,
      credentials: "same-origin",
      signal,
    });
  } catch {
    throw new Refused(0, { code: "unreachable" });
  }
  if (answer.ok) return answer;
  throw new Refused(answer.status, await readProblem(answer));
}

export async function call<T>(method: string, path: string, body?: object, signal?: AbortSignal): Promise<T> {
  const answer = await ask(method, path, body, signal);
  return answer.status === 204 ? (undefined as T) : ((await answer.json()) as T);
}

/** A text of a game: its messages (`en.ftl`) or its rules (`rules.en.md`); null where it has none of that name. */
export async function gameText(game: string, name: string): Promise<string | null> {
  try {
    return await (await ask("GET", `/games/${encodeURIComponent(game)}/text/${encodeURIComponent(name)}`)).text();
  } catch (error) {
    if (error instanceof Refused && error.status === 404) return null;
    throw error;
  }
}

async function readProblem(answer: Response): Promise<Problem> {
  try {
    const problem: unknown = await answer.json();
    if (typeof problem === "object" && problem !== null && "code" in problem) return problem as Problem;
  } catch {
    // Not our server's JSON: a proxy in between, most likely.
  }
  // Which then stands there alone.
  return { code: answer.status >= 502 && answer.status <= 504 ? "unreachable" : `http_${answer.status}` };
}

const lessonPath = (game: string, lesson: string) =>
  `/games/${encodeURIComponent(game)}/lessons/${encodeURIComponent(lesson)}`;

const match = (id: string) => `/matches/${encodeURIComponent(id)}`;

function query(values: Record<string, string | number | null | undefined>): string {
  const pairs = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  return pairs.length > 0 ? `?${new URLSearchParams(pairs.map(([key, value]) => [key, String(value)]))}` : "";
}

/** Every request the page makes. */
export const api = {
  games: () => call<Games>("GET", "/games"),
  lessons: (game: string) => call<Lessons>("GET", `/games/${encodeURIComponent(game)}/lessons`),
  /** Do something in a lesson; the server remembers nothing, so that all that was done goes along. */
  lesson: (game: string, lesson: string, body: LessonAct) => call<LessonMoment>("POST", lessonPath(game, lesson), body),
  lessonWhyNot: (game: string, lesson: string, body: LessonWhyNot) =>
    call<WhyNot>("POST", `${lessonPath(game, lesson)}/why_not`, body),
  lessonExplain: (game: string, lesson: string, body: LessonExplain) =>
    call<Explanation>("POST", `${lessonPath(game, lesson)}/explain`, body).then(({ facts }) => facts),
  lobby: () => call<Lobby>("GET", "/lobby"),
  create: (body: NewMatch) => call<MatchCreated>("POST", "/matches", body),
  snapshot: (id: string) => call<Snapshot>("GET", match(id)),
  puzzles: () => call<Puzzles>("GET", "/puzzles"),
  /** The coach's report, or how far it is. */
  coach: (id: string, seat: number) => call<Coaching>("GET", `${match(id)}/coach${query({ seat })}`),
  /** The match as it stood at a version, through a seat's eyes; without a seat through my own, else a spectator's. */
  position: (id: string, version: number, seat: number | null) =>
    call<Position>("GET", `${match(id)}/positions/${version}${query({ seat })}`),
  record: (id: string) => call<MatchRecord>("GET", `${match(id)}/record`),
  verify: (id: string) => call<Verification>("GET", `${match(id)}/verify`),
  whyNot: (id: string, seat: number, move: string) =>
    call<WhyNot>("GET", `${match(id)}/why_not${query({ seat, move })}`),
  /** What the game says about a topic or a piece, through a seat's eyes. */
  explain: (id: string, seat: number | null, about: string) =>
    call<Explanation>("GET", `${match(id)}/explain${query({ seat, about })}`).then(({ facts }) => facts),
  /** What a strong bot would do in my place. */
  hint: (id: string, seat: number, signal?: AbortSignal) =>
    call<Hint>("GET", `${match(id)}/hint${query({ seat })}`, undefined, signal),
  /** Play on in private from one of my positions. */
  whatIf: (id: string, body: WhatIfAct) => call<WhatIf>("POST", `${match(id)}/what_if`, body),
  claim: (id: string, seat: number, body: ClaimSeat) => call<unknown>("POST", `${match(id)}/seats/${seat}/claim`, body),
  /** What a seat sealed when it was taken; with the last one the match is dealt. */
  openShare: (id: string, body: OpenShare) => call<unknown>("POST", `${match(id)}/shares`, body),
  /** Wait no longer for people who have not come. */
  dealNow: (id: string, body: SeatAct) => call<unknown>("POST", `${match(id)}/deal`, body),
  replace: (id: string, seat: number, body: ReplaceSeat) =>
    call<unknown>("POST", `${match(id)}/seats/${seat}/replace`, body),
  undo: (id: string, body: UndoWish) => call<UndoAnswered>("POST", `${match(id)}/undo`, body),
  redo: (id: string, body: { version: number; seat: number }) => call<unknown>("POST", `${match(id)}/redo`, body),
  /** From now on answer a question with a move; null: ask me again. */
  standing: (id: string, body: { seat: number; question: string; move: string | null }) =>
    call<unknown>("PUT", `${match(id)}/standing`, body),
  /** What happened between two versions, step by step, through a seat's eyes. */
  beats: (id: string, seat: number | null, after: number, upto: number) =>
    call<{ beats: Told[]; upto: number }>("GET", `${match(id)}/beats${query({ seat, after, upto })}`),
  answerUndo: (id: string, body: UndoVote) => call<unknown>("POST", `${match(id)}/undo/answer`, body),
  leave: (id: string, body: SeatAct) => call<unknown>("POST", `${match(id)}/leave`, body),
  resign: (id: string, body: SeatAct) => call<unknown>("POST", `${match(id)}/resign`, body),
  abandon: (id: string, body: AbandonVote) => call<unknown>("POST", `${match(id)}/abandon`, body),
  say: (id: string, body: Say) => call<unknown>("POST", `${match(id)}/chat`, body),
  me: () => call<Me>("GET", "/me"),
  myMatches: () => call<MatchList>("GET", "/me/matches"),
  myRecord: () => call<MyRecord>("GET", "/me/record"),
  changeMe: (body: ChangeMe) => call<Me>("PATCH", "/me", body),
  export: () => call<Export>("GET", "/me/export"),
  deleteMe: (body: DeleteMe) => call<unknown>("POST", "/me/delete", body),
  notices: () => call<Notices>("GET", "/me/notices"),
  addWebhook: (body: NewWebhook) => call<NoticeChannel>("POST", "/me/notices/webhook", body),
  addPush: (body: NewPush) => call<NoticeChannel>("POST", "/me/notices/push", body),
  testNotice: (channel: string) => call<unknown>("POST", `/me/notices/${encodeURIComponent(channel)}/test`),
  removeNotice: (channel: string) => call<unknown>("DELETE", `/me/notices/${encodeURIComponent(channel)}`),
  register: (body: Register) => call<Me>("POST", "/accounts", body),
  logIn: (body: LogIn) => call<Me>("POST", "/sessions", body),
  logInByPasskey: (body: PasskeyLogIn) => call<Me>("POST", "/sessions/passkey", body),
  resetPassword: (body: ResetPassword) => call<Me>("POST", "/passwords", body),
  askReset: (body: AskReset) => call<unknown>("POST", "/passwords/ask", body),
  confirmMail: (body: MailLink) => call<unknown>("POST", "/mail", body),
  security: () => call<Security>("GET", "/me/security"),
  prove: (body: Prove) => call<unknown>("POST", "/me/proof", body),
  sessions: () => call<Sessions>("GET", "/me/sessions"),
  endSession: (id: string) => call<unknown>("DELETE", `/me/sessions/${encodeURIComponent(id)}`),
  endOtherSessions: () => call<unknown>("DELETE", "/me/sessions"),
  offerApp: () => call<AppOffer>("POST", "/me/app"),
  setApp: (body: NewApp) => call<RecoveryCodes>("PUT", "/me/app", body),
  removeApp: () => call<unknown>("DELETE", "/me/app"),
  newCodes: () => call<RecoveryCodes>("POST", "/me/codes"),
  passkeyOffer: () => call<PasskeyOffer>("POST", "/me/passkeys/offer"),
  addPasskey: (body: NewPasskey) => call<unknown>("POST", "/me/passkeys", body),
  removePasskey: (id: string) => call<unknown>("DELETE", `/me/passkeys/${encodeURIComponent(id)}`),
  passkeyChallenge: () => call<PasskeyOffer>("POST", "/passkeys/challenge"),
  setMail: (body: NewMail) => call<unknown>("PUT", "/me/mail", body),
  removeMail: () => call<unknown>("DELETE", "/me/mail"),
  announcements: () => call<Announcements>("GET", "/announcements"),
  adminStatus: () => call<AdminStatus>("GET", "/admin/status"),
  adminPeople: () => call<AdminPeople>("GET", "/admin/people"),
  adminTables: () => call<AdminTables>("GET", "/admin/tables"),
  adminInvite: () => call<AdminLink>("POST", "/admin/invite"),
  adminReset: (id: string) => call<AdminLink>("POST", `/admin/people/${encodeURIComponent(id)}/reset`),
  adminFactors: (id: string) => call<unknown>("POST", `/admin/people/${encodeURIComponent(id)}/factors`),
  adminBan: (id: string, body: Ban) => call<unknown>("POST", `/admin/people/${encodeURIComponent(id)}/ban`, body),
  adminClose: (id: string) => call<unknown>("POST", `/admin/tables/${encodeURIComponent(id)}/close`),
  announce: (body: NewAnnouncement) => call<unknown>("POST", "/admin/announcements", body),
  silence: () => call<unknown>("DELETE", "/admin/announcements"),
  logOut: () => call<unknown>("DELETE", "/sessions"),
};
