import { join } from 'node:path';
import { attachEmbedded, openRuntime, readConfig } from '@jawab/runtime';
import { fillWorkspace } from './fill-workspace.ts';
import { load } from './load.ts';
import type { Stage } from './stage.ts';
import { waitForRollUp } from './wait-for-roll-up.ts';

/** Reads of the dashboard in a large workspace. `釜` is in one conversation of 4,999, `茶` in every second Japanese one. */
const reads: [what: string, path: string][] = [
  ['conversations', '/v1/conversations?limit=50&count=true'],
  ['conversations that wait', '/v1/conversations?limit=50&status=handoff&count=true'],
  ['conversations not answered', '/v1/conversations?limit=50&answered=false'],
  [
    'conversations of one bot and language',
    '/v1/conversations?limit=50&language=ja&chatbotId=00000000-0000-4000-8000-000000000001',
  ],
  ['leads', '/v1/leads?limit=100&count=true'],
  ['hot leads', '/v1/leads?limit=100&label=hot&count=true'],
  ['documents', '/v1/kb?limit=100&count=true'],
  ['failed documents', '/v1/kb?limit=100&status=failed&count=true'],
  ['unanswered questions', '/v1/unanswered?limit=50'],
  ['search conversations, rare word', '/v1/conversations?limit=50&q=zarf'],
  ['search conversations, one rare character', '/v1/conversations?limit=50&q=釜'],
  ['search conversations, one frequent character', '/v1/conversations?limit=50&q=茶'],
  ['search conversations, frequent word', '/v1/conversations?limit=50&q=delivery&count=true'],
  ['search conversations, nothing', '/v1/conversations?limit=50&q=nothing+like+it&count=true'],
  ['search leads', '/v1/leads?limit=100&q=visitor99999&count=true'],
  ['search leads, one character', '/v1/leads?limit=100&q=田&count=true'],
  ['search documents, one character', '/v1/kb?limit=100&q=茶&count=true'],
  ['analytics of 30 days', '/v1/analytics'],
  ['analytics of 90 days', `/v1/analytics?from=${dayBefore(89)}&to=${dayBefore(0)}`],
  ['analytics of 60 days', `/v1/analytics?from=${dayBefore(59)}&to=${dayBefore(0)}`],
  ['analytics of 30 days, two months ago', `/v1/analytics?from=${dayBefore(89)}&to=${dayBefore(60)}`],
  ['analytics of 30 days, time zone', '/v1/analytics?timezone=Asia/Jakarta'],
  ['analytics of 30 days, one channel', '/v1/analytics?channel=voice'],
];

function dayBefore(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

/** Measures the lists of a workspace with 100,000 conversations, 1,000,000 messages, 100,000 leads and 10,000 documents. */
export async function measureLists(
  say: (figure: string) => void,
  stage: Stage,
  databaseUrl: string | undefined,
  count: number,
): Promise<void> {
  const settings: Record<string, string> = databaseUrl
    ? { DATABASE_URL: databaseUrl, SECRET_KEY: '0'.repeat(64) }
    : { JAWAB_DATA: stage.dataDir };
  const config = readConfig(Object.assign({ LOG_LEVEL: 'error' }, settings));
  const running = databaseUrl ? null : await attachEmbedded(join(stage.dataDir, 'postgres'));
  const runtime = await openRuntime(config, {
    poolSize: 2,
    isPatient: true,
    connectionString: running?.connectionString,
  });
  try {
    const { workspaceId, token } = await fillWorkspace(runtime.database, {
      conversations: 100_000,
      days: 90,
    });
    await waitForRollUp(runtime.database, workspaceId);
    await measureReads(say, stage, token, count);
  } finally {
    await runtime.close();
  }
}

async function measureReads(
  say: (figure: string) => void,
  { url }: Pick<Stage, 'url'>,
  token: string,
  count: number,
): Promise<void> {
  for (const [what, line] of reads) {
    const path = encodeURI(line);
    const shot = () => ({ path, headers: { authorization: `Bearer ${token}` }, expect: '"data"' });
    await load(url, 1, 3, shot);
    const { firstP50, firstP95, errors } = await load(url, 1, count, shot);
    say(
      `${what}: p50 ${firstP50.toFixed(0)} ms, p95 ${firstP95.toFixed(0)} ms, errors ${Object.keys(errors).length}`,
    );
  }
}
