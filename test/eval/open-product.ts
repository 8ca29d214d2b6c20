import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createAnswerer } from '@jawab/agents';
import { createWorkspace, execute, finish, type SearchResult } from '@jawab/core';
import { readMessage } from '@jawab/language';
import {
  type Candidate,
  measure,
  readCandidates,
  refreshStatistics,
  type Signals,
  search,
} from '@jawab/retrieval';
import { openRuntime, operatorOf, type Runtime, readConfig } from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { startWorker } from '@jawab/worker';
import type { Article, Base } from './read-helpcentre.ts';

export interface Reply {
  answer: string;
  session_id: string;
  language: string;
  answered: boolean | null;
  sources: { title: string; quote: string }[];
}
/** A reply that a decision leads to. */
export type SaidReply = Pick<Reply, 'answer' | 'answered' | 'sources'>;
/** Signals of the search for a question, and the replies if the bot is sure of it and if it is not. */
export interface BothReplies {
  words: Signals;
  vectors: Signals | null;
  sure: SaidReply;
  unsure: SaidReply;
}
/** A help centre in a workspace of its own. */
export interface OpenBase {
  chatbotId: string;
  /** Calls a tool, and waits for its result. */
  call<T>(tool: string, input: object): Promise<T>;
  ask(message: string, sessionId?: string): Promise<Reply>;
  /** Returns the result of a search, whatever the threshold says. `language` is that of the question, when known. */
  search(query: string, language?: string | null): Promise<SearchResult>;
  /** Answers a question both ways. Null if nothing is searched for or found. */
  answerBoth(message: string): Promise<BothReplies | null>;
  /** The passages that the search compares. */
  compare(query: string): Promise<Candidate[]>;
}
/** The runtime and the worker of the product in this process, and web pages for articles in HTML. */
export interface Product {
  engine: 'embedded' | 'postgres';
  addBase(base: Base, folder: string, onStep: () => void): Promise<OpenBase>;
  close(): Promise<void>;
}

/**
 * Opens the product without a chat model, on the given database or an embedded one that is removed afterwards. `settings` are those
 * of an embedder or of speech; without an embedder it finds by words.
 */
export async function openProduct(
  databaseUrl: string | undefined,
  settings: Record<string, string | undefined>,
): Promise<Product> {
  const dataDir = await mkdtemp(join(tmpdir(), 'jawab-eval-'));
  const pages = await servePages();
  const config = readConfig({
    JAWAB_DATA: dataDir,
    LOG_LEVEL: 'error',
    SECRET_KEY: '0'.repeat(64),
    EGRESS_ALLOW: pages.host,
    ...settings,
    ...(databaseUrl && { DATABASE_URL: databaseUrl }),
  });
  const runtime = await openRuntime(config);
  const worker = await startWorker(runtime);
  return {
    engine: databaseUrl ? 'postgres' : 'embedded',
    addBase: (base, folder, onStep) => addBase(runtime, pages, base, folder, onStep),
    async close() {
      await worker.stop();
      await runtime.close();
      pages.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

type Pages = Awaited<ReturnType<typeof servePages>>;

async function servePages() {
  const pages = new Map<string, string>();
  const server = createServer((request, response) => {
    const page = pages.get(request.url ?? '');
    response.writeHead(page ? 200 : 404, { 'content-type': 'text/html; charset=utf-8' }).end(page ?? '');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    host,
    /** Returns the address of a page with this body. */
    add({ name, language }: Base, { title, text }: Article): string {
      const path = `/${pages.size}.html`;
      pages.set(
        path,
        `<!doctype html><html lang="${language}"><head><title>${title}</title></head><body><nav><a href="/">Home</a></nav><main>${text}</main><footer>© ${name}</footer></body></html>`,
      );
      return `http://${host}${path}`;
    },
    close: () => server.close(),
  };
}

async function addBase(
  runtime: Runtime,
  pages: Pages,
  base: Base,
  folder: string,
  onStep: () => void,
): Promise<OpenBase> {
  const { id: workspaceId } = await createWorkspace(runtime.database.system.sql, {
    name: base.name,
    plan: 'enterprise',
    egressAllowed: true,
    limits: { requestsPerMinute: null, messagesPerMonth: null },
  });
  const principal = await operatorOf(runtime.database, workspaceId);
  const openContext = () =>
    runtime.contextFor(principal, { channel: 'api', signal: new AbortController().signal });
  const call = async <T>(name: string, input: object): Promise<T> => {
    const tool = registry.get(name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    return (await finish(await execute(tool, openContext(), input))) as T;
  };
  const { name, language } = base;
  const bot = await call<{ data: { id: string } }>('create_bot', { name, language });
  const chatbotId = bot.data.id;
  const ids: [string, string][] = [];
  for (const article of base.articles) {
    const [tool, input] = await asDocument(article, () => pages.add(base, article), folder);
    const { data } = await call<{ data: { id: string } }>(tool, { ...input, chatbotId });
    ids.push([data.id, article.title]);
  }
  for (const [id, title] of ids) {
    const { data } = await call<{ data: { status: string } }>('get_knowledge', { id, wait: 30 });
    if (data.status !== 'ready') throw new Error(`${base.id}: "${title}" is ${data.status}.`);
    onStep();
  }
  const { sql } = runtime.database.workspace(workspaceId);
  await refreshStatistics(sql, { workspaceId });
  return {
    chatbotId,
    call,
    ask: (message, sessionId) =>
      call<Reply>('ask_bot', { message, chatbotId, ...(sessionId && { sessionId }) }),
    search: async (query, known = null) => {
      const { embedQuery, signal } = openContext();
      const vector = await embedQuery(query, signal);
      return search(sql, {
        workspaceId,
        botIds: [chatbotId],
        query,
        language: known,
        also: [language],
        limit: 24,
        vector,
      });
    },
    async answerBoth(message) {
      const bot = {
        id: chatbotId,
        name,
        language,
        instructions: null,
        greeting: null,
        handoff_message: null,
      };
      const reading = Object.assign({}, readMessage(message, { bot }), { contact: null });
      const { embedQuery, signal } = openContext();
      let signals = null as Awaited<ReturnType<typeof measure>>['signals'];
      const answer = async (share: number): Promise<SaidReply> => {
        const answerer = createAnswerer({
          chatModel: null,
          embedQuestion: (_, text, aborted) => embedQuery(text, aborted),
          async search(inside, request) {
            const { result, signals: found } = await measure(inside, request);
            signals = found;
            return Object.assign({}, result, { confidence: result.threshold * share });
          },
        });
        const pieces = answerer({ workspaceId, bot, reading, history: [], sql, signal });
        let text = '';
        for (;;) {
          const step = await pieces.next();
          if (step.done) return { answer: text, answered: step.value.answered, sources: step.value.sources };
          text += step.value;
        }
      };
      const [sure, unsure] = [await answer(1.5), await answer(0.9)];
      return signals && { words: signals.words, vectors: signals.vectors, sure, unsure };
    },
    compare: (query) =>
      readCandidates(sql, { workspaceId, botIds: [chatbotId], query, also: [language], limit: 12 }),
  };
}

async function asDocument(
  { title, kind, text, file }: Article,
  addPage: () => string,
  folder: string,
): Promise<[tool: string, input: object]> {
  if (file) {
    const bytes = await readFile(join(folder, 'files', file));
    return ['add_file', { title, filename: file, contentBase64: bytes.toString('base64') }];
  }
  if (kind === 'qa') return ['add_knowledge', { title, question: title, answer: text }];
  if (kind === 'html') return ['add_knowledge', { title, url: addPage() }];
  return ['add_knowledge', { title, text }];
}
