import {
  type Context,
  fail,
  type HistoryMessage,
  type Issue,
  listKnownBots,
  parseInput,
  schemas,
} from '@jawab/core';
import { z } from 'zod';

const maxHistory = 10;

const Part = z.object({ type: z.string(), text: z.string().optional() });
const Content = z.union([z.string(), z.array(Part).max(100)]).nullish();

/** The fields of OpenAI's request that mean something here. The others are ignored. */
export const CompletionRequest = z.object({
  model: z.string().max(200).optional().meta({
    description: 'Id or name of a bot, or `default`. `GET /models` lists them.',
  }),
  messages: z
    .array(z.object({ role: z.string(), content: Content }))
    .min(1, 'must have at least one message')
    .max(1000)
    .meta({
      description:
        'The last one is the question, from the user. Earlier ones are context; they are not stored. System messages are ignored: the bot has its own instructions.',
    }),
  stream: z.boolean().optional().meta({ description: 'true: answer as Server-Sent Events.' }),
  stream_options: z
    .object({ include_usage: z.boolean().optional() })
    .optional()
    .meta({ description: '`include_usage`: one more event with the tokens.' }),
  user: schemas
    .sessionId('Id of the conversation to continue, if `metadata.session_id` is absent.')
    .optional(),
  metadata: z
    .object({ session_id: schemas.sessionId('Id of the conversation to continue.').optional() })
    .optional()
    .meta({ description: '`session_id` names the conversation to continue.' }),
});

const unsupported: Record<string, (value: unknown) => boolean> = {
  tools: (value) => Array.isArray(value) && value.length > 0,
  functions: (value) => Array.isArray(value) && value.length > 0,
  n: (value) => typeof value === 'number' && value > 1,
  response_format: (value) => (value as { type?: unknown } | null)?.type !== 'text' && value != null,
};

/** How Open WebUI begins what it asks a model for itself: a title, tags, questions that may follow. */
const clientTask = /^\s*### Task:\s/;

const refuse = (issue: Issue): never =>
  fail('invalid_request', `\`${issue.path}\` ${issue.message}.`, { issues: [issue] });

/** A request in our own terms. */
export interface AskedCompletion {
  /** The model as the client named it. */
  model: string;
  input: { message: string; chatbotId?: string; sessionId?: string; stream: boolean };
  history: HistoryMessage[];
  includeUsage: boolean;
  /** The paths of pictures that were left out. */
  ignored: string[];
}

/**
 * Reads a request in OpenAI's form, and finds the bot that it names. `question` is the form of a question. Fails with
 * `invalid_request` or `not_found`.
 */
export async function readCompletionRequest(
  body: unknown,
  ctx: Context,
  question: z.ZodType,
): Promise<AskedCompletion> {
  const given = (body ?? {}) as Record<string, unknown>;
  for (const [path, isSent] of Object.entries(unsupported))
    if (isSent(given[path])) refuse({ path, message: 'is not supported here; leave it out' });
  const known = Object.keys(CompletionRequest.shape).filter((name) => Object.hasOwn(given, name));
  const request = parseInput(
    CompletionRequest,
    Array.isArray(body) ? body : Object.fromEntries(known.map((name) => [name, given[name]])),
  );
  const { model = 'default', stream = false, metadata, user } = request;
  const last = request.messages.length - 1;
  if (request.messages[last]?.role !== 'user')
    refuse({ path: `messages.${last}.role`, message: 'must be user: the last message is the question' });
  const ignored: string[] = [];
  const path = `messages.${last}.content`;
  const message = textOf(request.messages[last]?.content, path, ignored);
  checkQuestion(question, message, path, ignored.length > 0);
  const input: AskedCompletion['input'] = { message, stream };
  const bot = await findBot(model, ctx);
  if (bot) input.chatbotId = bot;
  const sessionId = metadata?.session_id ?? user;
  if (sessionId) input.sessionId = sessionId;
  return {
    model,
    input,
    history: readHistory(request.messages.slice(0, -1), ignored),
    includeUsage: request.stream_options?.include_usage === true,
    ignored,
  };
}

/** Refuses what is no question: nothing, only pictures, a task of the client, or a text that is too long. */
function checkQuestion(question: z.ZodType, message: string, path: string, hasPictures: boolean): void {
  if (message.trim() === '')
    refuse({
      path,
      message: hasPictures ? 'must have text: bots read no pictures' : 'must not be blank',
    });
  if (clientTask.test(message))
    refuse({
      path,
      message:
        'is a task of your client, such as a title. Bots only answer questions, so switch such tasks off',
    });
  const wrong = question.safeParse(message).error?.issues[0];
  if (wrong) refuse({ path, message: wrong.message });
}

/** Joins the texts of a message. Adds the paths of its pictures to `ignored`. Fails with `invalid_request` for sound and files. */
function textOf(content: z.infer<typeof Content>, path: string, ignored: string[]): string {
  if (typeof content === 'string') return content;
  const texts: string[] = [];
  for (const [i, { type, text }] of (content ?? []).entries()) {
    if (type === 'text' || type === 'input_text') texts.push(text ?? '');
    else if (type === 'image_url' || type === 'input_image') ignored.push(`${path}.${i}`);
    else refuse({ path: `${path}.${i}`, message: 'must be text; bots read no sound or files' });
  }
  return texts.join('\n');
}

function readHistory(
  messages: z.infer<typeof CompletionRequest>['messages'],
  ignored: string[],
): HistoryMessage[] {
  return messages
    .map(({ role, content }, i) => ({ role, content, path: `messages.${i}.content` }))
    .filter(({ role }) => role === 'user' || role === 'assistant')
    .slice(-maxHistory)
    .map(({ role, content, path }) => ({
      role: role as HistoryMessage['role'],
      content: textOf(content, path, ignored).slice(0, 8_000),
    }));
}

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/** Finds the id of a bot by its id or name; undefined for the default one. Two bots of one name need their ids. */
async function findBot(model: string, ctx: Context): Promise<string | undefined> {
  if (model.trim() === '' || model === 'default') return undefined;
  if (uuid.test(model)) return model.toLowerCase();
  const found = (await listKnownBots(ctx)).filter(({ name }) => name === model);
  if (found.length > 1)
    refuse({
      path: 'model',
      message: `is the name of ${found.length} bots; use an id: ${found.map(({ id }) => id).join(', ')}`,
    });
  return (
    found[0]?.id ??
    fail(
      'not_found',
      `There is no bot ${model.slice(0, 100)}. Use \`default\`, or an id or name that GET /v1/models lists.`,
    )
  );
}
