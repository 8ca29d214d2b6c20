import { type Context, execute, inputSchemaOf, parseInput, readTexts } from '@jawab/core';
import type { AdapterInput } from './adapter-input.ts';
import { type Answer, writeAnswer } from './answer.ts';
import { maxBytes } from './answer-size.ts';
import type { Entry } from './entry.ts';
import { removeMarks } from './strangers-text.ts';

type Input = Record<string, unknown>;
type Output = Record<string, unknown>;

/** Receives each piece of a reply as it comes. */
export type OnText = (text: string) => Promise<void>;

/**
 * Calls a tool for an agent and sends the pieces of its reply to `onText`. Long lists get the default limit of MCP,
 * and the answer stays below the size that clients accept. Throws what `execute` throws.
 */
export async function callTool(entry: Entry, ctx: Context, given: Input, onText: OnText): Promise<Answer> {
  const { tool } = entry;
  const { properties } = inputSchemaOf(tool.input);
  const own = inputSchemaOf(entry.adapterInput).properties;
  const args = readTexts({ properties: Object.assign({}, properties, own) }, removeMarks(given)) as Input;
  const size = parseInput(entry.adapterInput, pick(args, own)) as AdapterInput;
  const input = tool.mcpLimit && isBlank(args.limit) ? { ...args, limit: tool.mcpLimit } : args;
  const output = await runTool(entry, ctx, input, onText);
  const answer = writeAnswer(tool, output, size);
  return Buffer.byteLength(answer.text) <= maxBytes
    ? answer
    : shorten(entry, ctx, input, size, output, answer);
}

const pick = (args: Input, fields: object = {}): Input =>
  Object.fromEntries(Object.entries(args).filter(([name]) => Object.hasOwn(fields, name)));

const isBlank = (value: unknown) => typeof (value ?? '') === 'string' && String(value ?? '').trim() === '';

const silent: OnText = async () => {};

/** Runs a tool to its end. Throws what `execute` throws. */
export async function runTool(
  { tool, adapterInput }: Entry,
  ctx: Context,
  input: Input,
  onText: OnText = silent,
): Promise<Output> {
  const steps = await execute(tool, ctx, input, { alsoKnown: Object.keys(adapterInput.shape) });
  try {
    for (;;) {
      const step = await steps.next();
      if (step.done) return step.value;
      if (typeof step.value === 'string') await onText(step.value);
    }
  } finally {
    await steps.return(undefined as never);
  }
}

const countRows = ({ data }: Output) => (Array.isArray(data) ? data.length : 0);

/** Asks for fewer rows first, because a cursor leads to the others. Cuts texts only if that is not enough. */
async function shorten(
  entry: Entry,
  ctx: Context,
  input: Input,
  own: AdapterInput,
  first: Output,
  long: Answer,
): Promise<Answer> {
  const { tool } = entry;
  let [output, answer] = [first, long];
  const takesLimit = tool.effects.readOnly && 'limit' in tool.input.shape;
  while (takesLimit && countRows(output) > 1 && Buffer.byteLength(answer.text) > maxBytes) {
    const share = maxBytes / Buffer.byteLength(answer.text);
    const limit = Math.max(1, Math.floor(countRows(output) * share * 0.9));
    output = await runTool(entry, ctx, { ...input, limit });
    const remark = `Only ${limit} rows fit into one answer${tool.strangersText ? '; with responseFormat concise more do' : ''}.`;
    answer = writeAnswer(tool, output, own, remark);
  }
  if (Buffer.byteLength(answer.text) <= maxBytes) return answer;
  return writeAnswer(tool, output, { ...own, responseFormat: 'concise' }, 'Long texts are shortened.');
}
