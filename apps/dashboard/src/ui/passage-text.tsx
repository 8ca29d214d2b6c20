/** A row of a table in the text of a passage. */
const isRow = (line: string) => /^\|.*\|\s*$/.test(line);
const isRule = (line: string) => /^\|[\s:|-]+\|\s*$/.test(line);

/** The cells of a row. A line in a cell is written with a backslash. */
const cellsOf = (line: string) =>
  line
    .trim()
    .slice(1, -1)
    .split(/(?<!\\)\|/)
    .map((cell) => cell.trim().replaceAll('\\|', '|'));

interface Block {
  isTable: boolean;
  lines: string[];
}

/** Cuts a text into its tables and what is between them. */
function cut(text: string): Block[] {
  const blocks: Block[] = [];
  for (const line of text.split('\n')) {
    const last = blocks.at(-1);
    if (last?.isTable === isRow(line)) last.lines.push(line);
    else blocks.push({ isTable: isRow(line), lines: [line] });
  }
  return blocks;
}

/** The text of a passage, with its tables as tables. */
export function PassageText({ text, language }: { text: string; language?: string | null }) {
  return cut(text).map(({ isTable, lines }, at) =>
    isTable ? (
      <Rows key={at} rows={lines.filter((line) => !isRule(line)).map(cellsOf)} language={language} />
    ) : (
      <p key={at} dir="auto" lang={language ?? undefined} className="whitespace-pre-wrap empty:hidden">
        {lines.join('\n').replace(/^\n+|\n+$/g, '')}
      </p>
    ),
  );
}

function Rows({ rows, language }: { rows: string[][]; language: string | null | undefined }) {
  return (
    <table dir="auto" lang={language ?? undefined} className="my-1 text-sm">
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row} className="border-b border-line last:border-b-0">
            {cells.map((cell, at) => (
              <td key={at} dir="auto" className={`py-1 pe-4 align-top ${row === 0 ? 'font-medium' : ''}`}>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
