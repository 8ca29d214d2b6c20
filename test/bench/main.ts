import { parseArgs } from 'node:util';
import { measureAnalytics } from './analytics.ts';
import { measureChannels } from './channels.ts';
import { compareTraces } from './compare-settings.ts';
import { measureDashboard } from './dashboard.ts';
import { measureInbox } from './inbox.ts';
import { measureIngestion } from './ingestion.ts';
import { measureLimit } from './limit.ts';
import { measureLists } from './lists.ts';
import { load, type Shot } from './load.ts';
import { cpuMs, memoryMiB, settle } from './processes.ts';
import { measureSearch } from './search.ts';
import { type Stage, setStage } from './stage.ts';
import { measureVisitors } from './visitors.ts';
import { measureVoice } from './voice.ts';
import { canBrowse, measureWidget, setWindowStage } from './widget.ts';

/**
 * Prints one line per figure; never asserts a time. `--database postgres://…` measures on an empty database there
 * besides the embedded one, `--only postgres|embedded` one of them, `--only window` the chat window and its visitors,
 * `--only voice` spoken turns, `--only dashboard` the pages of the dashboard in Chromium, `--only inbox` the inbox of 10,000 conversations and how soon people hear of a customer, `--only lists` the lists of a
 * workspace with a million messages, `--only analytics` those of analytics, `--only channels` customers of a messaging provider, `--only limit` a chat beside the same wire and plain servers of the framework, `--only ingestion` documents beside a server that only embeds and stores them, `--scale` multiplies the rounds, `--chunks` gives the sizes of the
 * bases that are searched (100,000 take some minutes to fill).
 */
const { values } = parseArgs({
  options: {
    database: { type: 'string' },
    only: { type: 'string' },
    scale: { type: 'string', default: '1' },
    chunks: { type: 'string', default: '1000,10000' },
  },
});
const scale = Number(values.scale);
const times = (count: number) => Math.max(1, Math.round(count * scale));
const ms = (value: number) => value.toFixed(1);

const question = 'How long does delivery take inside Indonesia?';
const firstWords = /"content":"[^"]/;

function shots({ token, botId }: Stage) {
  const authorization = { authorization: `Bearer ${token}` };
  const rpc = (method: string, params: object): Shot => ({
    path: '/mcp',
    headers: {
      ...authorization,
      accept: 'application/json, text/event-stream',
      'mcp-protocol-version': '2025-11-25',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method, params }),
  });
  const ask = { message: question, chatbotId: botId };
  return {
    chat: (): Shot => ({
      path: '/v1/chat',
      headers: authorization,
      body: JSON.stringify(ask),
      firstText: firstWords,
      expect: '[DONE]',
    }),
    ask: (n: number): Shot => ({
      ...rpc('tools/call', { name: 'ask_bot', arguments: ask, _meta: { progressToken: n } }),
      firstText: /notifications\/progress|"result"/,
      expect: '"result"',
    }),
    call: (): Shot => ({ ...rpc('tools/call', { name: 'list_bots', arguments: {} }), expect: '"result"' }),
    list: (): Shot => ({ ...rpc('tools/list', {}), expect: '"tools"' }),
    bots: (): Shot => ({ path: '/v1/bots', headers: authorization, expect: '"data"' }),
    ingest: (n: number): Shot => ({
      path: '/v1/kb/ingest',
      headers: authorization,
      body: JSON.stringify({
        title: `Note ${n}`,
        text: `Note ${n}. ${question} It takes ${n} days to reach shelf ${n}.`,
      }),
      expect: '"queued"',
    }),
  };
}

async function rate(
  say: (figure: string) => void,
  stage: Stage,
  what: string,
  clients: number,
  count: number,
  shot: (n: number) => Shot,
) {
  // Warms up first, because hot code is compiled late and a cold start is not the usual rate.
  await load(stage.url, clients, times(clients === 1 ? 600 : 1500), shot);
  const cpu = cpuMs(stage.pid);
  const result = await load(stage.url, clients, times(count), shot);
  const cpuEach = (cpuMs(stage.pid) - cpu) / times(count);
  const failed = Object.entries(result.errors).map(([why, n]) => ` ${n}× ${why}`);
  say(
    `${what} at ${clients}: ${result.perSecond.toFixed(0)}/s, first p50 ${ms(result.firstP50)} ms, p95 ${ms(result.firstP95)} ms, ` +
      `CPU ${cpuEach.toFixed(2)} ms each, errors ${failed.length ? failed.join(',') : '0'}`,
  );
}

async function ingest(say: (figure: string) => void, stage: Stage, count: number) {
  const shot = shots(stage).ingest;
  const headers = { authorization: `Bearer ${stage.token}` };
  const unready = async () => {
    const answer = await fetch(new URL('/v1/kb?limit=200', stage.url), { headers });
    const { data } = (await answer.json()) as { data: { status: string }[] };
    return data.filter(({ status }) => status === 'queued' || status === 'processing').length;
  };
  const startedAt = performance.now();
  await load(stage.url, 10, count, shot);
  while ((await unready()) > 0) await new Promise((resolve) => setTimeout(resolve, 20));
  const seconds = (performance.now() - startedAt) / 1000;
  say(`documents from POST to ready at 10: ${(count / seconds).toFixed(0)}/s (${count} documents)`);
}

async function listPrice(say: (figure: string) => void, stage: Stage) {
  const { encode } = await import('gpt-tokenizer');
  for (const path of ['/mcp', '/mcp/all']) {
    const shot = shots(stage).list();
    const answer = await fetch(new URL(path, stage.url), {
      method: 'POST',
      headers: { ...shot.headers, 'content-type': 'application/json' },
      body: shot.body,
    });
    const text = await answer.text();
    const json = text.startsWith('{') ? text : (/^data: (.*)$/m.exec(text)?.[1] ?? '');
    const { tools } = JSON.parse(json).result;
    say(
      `tools/list ${path}: ${tools.length} tools, ${Buffer.byteLength(json)} bytes, ${encode(JSON.stringify(tools)).length} tokens`,
    );
  }
}

async function measure(name: string, databaseUrl: string | undefined) {
  const say = (figure: string) => console.log(`${name}: ${figure}`);
  const stage = await setStage(databaseUrl, true);
  try {
    const { chat, ask, call, list, bots } = shots(stage);
    say(
      `start to ready: ${(stage.readyMs / 1000).toFixed(1)} s; memory when idle: ${memoryMiB(stage.pid)} MiB`,
    );
    await settle(stage);
    await listPrice(say, stage);
    await rate(say, stage, 'chat over SSE', 1, 300, chat);
    await rate(say, stage, 'chat over SSE', 10, 1000, chat);
    await rate(say, stage, 'chat over SSE', 50, 3000, chat);
    await rate(say, stage, 'ask_bot over MCP', 1, 200, ask);
    await rate(say, stage, 'ask_bot over MCP', 10, 600, ask);
    await rate(say, stage, 'ask_bot over MCP', 50, 1000, ask);
    await rate(say, stage, 'tools/list', 50, 6000, list);
    await rate(say, stage, 'tools/call list_bots', 50, 4000, call);
    await rate(say, stage, 'GET /bots', 10, 8000, bots);
    await ingest(say, stage, times(1000));
    say(`memory after load: ${memoryMiB(stage.pid)} MiB`);
    if (databaseUrl) await measureAnalytics(say, stage, databaseUrl, times(100));
  } finally {
    await stage.close();
  }
  await measureVoice(say, databaseUrl, times(5));
  for (const size of values.chunks.split(',')) await measureSearch(say, databaseUrl, Number(size));
}

async function measureWindow(name: string, databaseUrl: string | undefined) {
  const say = (figure: string) => console.log(`${name}: ${figure}`);
  const stage = await setWindowStage(databaseUrl);
  try {
    await settle(stage);
    if (canBrowse()) await measureWidget(say, stage);
    await measureVisitors(say, stage, databaseUrl);
  } finally {
    await stage.close();
  }
}

async function measurePages(databaseUrl: string | undefined) {
  if (!canBrowse()) throw new Error('The dashboard is measured in Chromium, which is not installed.');
  const stage = await setStage(databaseUrl, true);
  try {
    await settle(stage);
    await measureDashboard((figure) => console.log(`dashboard: ${figure}`), stage);
  } finally {
    await stage.close();
  }
}

async function measureLarge(databaseUrl: string | undefined) {
  const name = databaseUrl ? 'postgres' : 'embedded';
  const stage = await setStage(databaseUrl, false, { JAWAB_DEMO: '0' });
  try {
    await measureLists((figure) => console.log(`${name}: ${figure}`), stage, databaseUrl, times(40));
  } finally {
    await stage.close();
  }
}

async function measureNumbers(databaseUrl: string) {
  const stage = await setStage(databaseUrl, false, { JAWAB_DEMO: '0' });
  try {
    await measureAnalytics((figure) => console.log(figure), stage, databaseUrl, times(100));
  } finally {
    await stage.close();
  }
}

if (values.only === 'analytics') {
  if (!values.database) throw new Error('Analytics are measured on PostgreSQL: --database.');
  await measureNumbers(values.database);
} else if (values.only === 'dashboard') await measurePages(values.database);
else if (values.only === 'inbox') {
  if (!canBrowse()) throw new Error('The inbox is measured in Chromium, which is not installed.');
  await measureInbox((figure) => console.log(`inbox: ${figure}`), values.database);
} else if (values.only === 'lists') await measureLarge(values.database);
else if (values.only === 'channels') {
  if (!values.database) throw new Error('Channels are measured on PostgreSQL: --database.');
  await measureChannels((figure) => console.log(figure), values.database, scale);
} else if (values.only === 'limit') {
  if (!values.database) throw new Error('The limit is measured on PostgreSQL: --database.');
  await measureLimit((figure) => console.log(figure), values.database, times(200));
} else if (values.only === 'ingestion') {
  if (!values.database) throw new Error('Ingestion is measured on PostgreSQL: --database.');
  await measureIngestion((figure) => console.log(figure), values.database, scale);
} else if (values.only === 'voice')
  await measureVoice((figure) => console.log(figure), values.database, times(5));
else if (values.only === 'window')
  await measureWindow(values.database ? 'postgres' : 'embedded', values.database);
else if (values.only !== 'postgres') {
  await measure('embedded', undefined);
  await compareTraces(
    (figure) => console.log(`embedded: ${figure}`),
    times(200),
    (stage) => shots(stage).chat,
  );
}
if (
  values.database &&
  ![
    'analytics',
    'channels',
    'dashboard',
    'embedded',
    'inbox',
    'ingestion',
    'limit',
    'lists',
    'voice',
    'window',
  ].includes(values.only ?? '')
)
  await measure('postgres', values.database);
