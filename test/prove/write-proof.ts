import { readFile, writeFile } from 'node:fs/promises';
import { cpus, totalmem } from 'node:os';
import type { Figures } from './row.ts';

/** The result of one row. */
export interface Result {
  row: string;
  title: string;
  seed: number;
  tried: number;
  wrong: number;
  seconds: number;
  figures: Figures;
  /** The first things that are wrong. */
  sentences?: string[];
  /** Why the row could not run on this machine. */
  skipped?: string;
}

const file = new URL('../../docs/proof.md', import.meta.url);
const [begin, end] = ['<!-- proof:begin -->', '<!-- proof:end -->'];

const machine = () =>
  `${cpus().length} × ${cpus()[0]?.model.trim()}, ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}, Node.js ${process.versions.node}`;

const line = ({ row, title, seed, tried, wrong, seconds, figures, skipped }: Result) => {
  const said = skipped
    ? `not run: ${skipped}`
    : Object.entries(figures)
        .map(([name, value]) => `${name} ${value}`)
        .join(', ');
  return `| \`${row}\` | ${title} | ${seed} | ${tried} | ${wrong} | ${said} | ${seconds} |`;
};

/** Writes the rows into the table of docs/proof.md. Rows that did not run this time keep their line. */
export async function writeProof(results: Result[]): Promise<void> {
  const text = await readFile(file, 'utf8');
  const [head = '', rest = ''] = text.split(begin);
  const [table = '', tail = ''] = rest.split(end);
  const kept = new Map(
    [...table.matchAll(/^\| `([\w/-]+)` .*$/gm)].map(([whole, row]) => [row as string, whole]),
  );
  for (const result of results) kept.set(result.row, line(result));
  const lines = [
    `On ${new Date().toISOString().slice(0, 10)}: ${machine()}.`,
    '',
    '| row | tried is | seed | tried | wrong | figures | s |',
    '|---|---|---|---|---|---|---|',
    ...[...kept].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, whole]) => whole),
  ];
  await writeFile(file, `${head}${begin}\n${lines.join('\n')}\n${end}${tail}`);
}
