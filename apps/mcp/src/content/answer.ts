import type { Tool } from '@jawab/core';
import { type AdapterInput, conciseLength } from './adapter-input.ts';
import { bytesOf, countFitting, maxBytes } from './answer-size.ts';
import { changeAt } from './change-at.ts';
import { changeStrangersText, createCutter, createWrapper } from './strangers-text.ts';

type Output = Record<string, unknown>;

/** The same facts twice: as text and as data, with strangers' words between marks in both. */
export interface Answer {
  text: string;
  structuredContent: Output;
}

const cut = createCutter(conciseLength);

/** Turns a tool's output into an answer. `remark` comes before the hint. */
export function writeAnswer(
  tool: Tool,
  output: Output,
  { responseFormat, offset = 0 }: AdapterInput,
  remark = '',
): Answer {
  const isDryRun = (output.data as { dry_run?: boolean } | undefined)?.dry_run === true;
  const strangersText = tool.strangersText?.map((path) =>
    isDryRun ? path.replace(/^data\b/, 'data.would.data') : path,
  );
  const plain = responseFormat === 'concise' ? changeStrangersText(output, strangersText, cut) : output;
  const wrapped = strangersText ? changeStrangersText(plain, strangersText, createWrapper()) : plain;
  const shown = tool.mcpWindow ? readWindow(tool.mcpWindow, wrapped, offset) : null;
  const hint =
    `${remark} ${shown ? describeWindow(tool, shown, offset) : describeNextPage(tool, output)}`.trim();
  const windowed = shown
    ? changeAt(wrapped, tool.mcpWindow as string, (items) =>
        (items as unknown[]).slice(offset, offset + shown.count),
      )
    : wrapped;
  const structuredContent = hint ? { ...windowed, hint } : windowed;
  return { text: JSON.stringify(structuredContent), structuredContent };
}

interface Window {
  count: number;
  total: number;
}

function readWindow(path: string, output: Output, offset: number): Window {
  let items: unknown[] = [];
  const without = changeAt(output, path, (value) => {
    items = value as unknown[];
    return [];
  });
  return { total: items.length, count: countFitting(items, offset, maxBytes - bytesOf(without) - 300) };
}

function describeWindow({ name }: Tool, { count, total }: Window, offset: number): string {
  if (offset === 0 && count === total) return '';
  const end = offset + count;
  const shown = count === 0 ? `None of ${total} entries shown.` : `Entries ${offset + 1}–${end} of ${total}.`;
  return end < total ? `${shown} For the next, call ${name} again with offset ${end}.` : shown;
}

const describeNextPage = ({ name }: Tool, output: Output) =>
  output.has_more ? `There is more: call ${name} with the same filters and cursor set to next_cursor.` : '';
