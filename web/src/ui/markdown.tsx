import { Fragment, type ReactNode } from "react";
import { Terms } from "../text/glossary";

/** The small part of Markdown our rules texts use, turned into elements; nothing is ever inserted as HTML. */

export interface Section {
  title: string;
  body: string;
}

/** The chapters under `## ` headings; text before the first one goes under the document's own title. */
export function sectionsOf(source: string): Section[] {
  const parts = source.split(/^## +(.+?)\s*$/m);
  const sections: Section[] = [];
  const opening = parts[0]?.match(/^# +(.+?)\s*$([\s\S]*)/m);
  if (opening?.[2]?.trim()) sections.push({ title: opening[1] ?? "", body: opening[2].trim() });
  for (let i = 1; i + 1 < parts.length; i += 2)
    sections.push({ title: parts[i] ?? "", body: (parts[i + 1] ?? "").trim() });
  return sections;
}

/** Bold, emphasis and code inside a line. */
function inline(text: string): ReactNode[] {
  return text
    .split(/(\*\*[^*]+\*\*|`[^`]+`|\*[^*\s][^*]*\*|_[^_\s][^_]*_(?!\w)|\[[^\]]+\]\([^)]*\))/)
    .map((part, index) => {
      if (part.startsWith("**")) return <strong key={index}>{part.slice(2, -2)}</strong>;
      if (part.startsWith("`")) return <code key={index}>{part.slice(1, -1)}</code>;
      if (part.startsWith("[")) return <Fragment key={index}>{part.slice(1, part.indexOf("]"))}</Fragment>;
      if (/^([*_]).+\1$/.test(part)) return <em key={index}>{part.slice(1, -1)}</em>;
      return <Terms key={index} text={part} />;
    });
}

type Block =
  | { kind: "heading" | "paragraph"; text: string }
  | { kind: "list"; ordered: boolean; items: string[] }
  | { kind: "table"; rows: string[][] };

/** Lines gathered into blocks. */
export function blocksOf(source: string): Block[] {
  const blocks: Block[] = [];
  let open = false;
  for (const line of source.split("\n")) {
    const last = blocks.at(-1);
    const heading = line.match(/^#{3,6} +(.+)/);
    const item = line.match(/^\s*(?:([-*+])|(\d+)[.)]) +(.+)/);
    if (!line.trim()) {
      open = false;
    } else if (heading) {
      blocks.push({ kind: "heading", text: heading[1] ?? "" });
      open = false;
    } else if (item) {
      const ordered = item[2] !== undefined;
      if (last?.kind === "list" && last.ordered === ordered && open) last.items.push(item[3] ?? "");
      else blocks.push({ kind: "list", ordered, items: [item[3] ?? ""] });
      open = true;
    } else if (/^\s*\|.*\|\s*$/.test(line)) {
      const cells = line
        .trim()
        .slice(1, -1)
        .split("|")
        .map((cell) => cell.trim());
      const rule = cells.every((cell) => /^:?-+:?$/.test(cell));
      if (last?.kind === "table" && open) rule || last.rows.push(cells);
      else blocks.push({ kind: "table", rows: [cells] });
      open = true;
    } else if (open && last?.kind === "paragraph") {
      last.text += ` ${line.trim()}`;
    } else if (open && last?.kind === "list") {
      last.items.push(`${last.items.pop() ?? ""} ${line.trim()}`);
    } else {
      blocks.push({ kind: "paragraph", text: line.trim() });
      open = true;
    }
  }
  return blocks;
}

export function Markdown({ source }: { source: string }) {
  return (
    <>
      {blocksOf(source).map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { block: Block }) {
  switch (block.kind) {
    case "heading":
      return <h4>{inline(block.text)}</h4>;
    case "paragraph":
      return <p>{inline(block.text)}</p>;
    case "list": {
      const items = block.items.map((item) => <li key={item}>{inline(item)}</li>);
      return block.ordered ? <ol>{items}</ol> : <ul>{items}</ul>;
    }
    case "table": {
      const [head, ...rows] = block.rows;
      return (
        <div className="scroll" tabIndex={0}>
          <table>
            <thead>
              <tr>
                {head?.map((cell) =>
                  cell ? (
                    <th key={cell} scope="col">
                      {inline(cell)}
                    </th>
                  ) : (
                    <td key={cell} />
                  ),
                )}
              </tr>
            </thead>
            <tbody>
              {rows.map((row) => (
                <tr key={row.join("|")}>
                  {row.map((cell, column) => (
                    <td key={head?.[column] ?? cell}>{inline(cell)}</td>
                  ))}
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      );
    }
  }
}
