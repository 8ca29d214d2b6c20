import type { Database } from '@jawab/core';
import { openRuntime, readConfig } from '@jawab/runtime';
import { fillWorkspace } from './fill-workspace.ts';
import { load } from './load.ts';
import type { Stage } from './stage.ts';
import { waitForRollUp } from './wait-for-roll-up.ts';

/**
 * Measures the analytics of a workspace with 1,000,000 messages in thirty days. The server's own worker
 * counts the days. Needs PostgreSQL; ends after ten minutes at most.
 */
export async function measureAnalytics(
  say: (figure: string) => void,
  stage: Stage,
  databaseUrl: string,
  count: number,
): Promise<void> {
  const config = readConfig({ DATABASE_URL: databaseUrl, SECRET_KEY: '0'.repeat(64), LOG_LEVEL: 'error' });
  const runtime = await openRuntime(config, { poolSize: 2, isPatient: true });
  try {
    const { database } = runtime;
    const loading = performance.now();
    const { workspaceId, token } = await fillWorkspace(database, { conversations: 100_000, days: 30 });
    const seconds = (since: number) => ((performance.now() - since) / 1_000).toFixed(0);
    say(`analytics: 1,000,000 messages loaded in ${seconds(loading)} s`);
    const authorization = { authorization: `Bearer ${token}` };
    const ask = (path: string, times: number) =>
      load(stage.url, 1, times, () => ({ path, headers: authorization, expect: '"top_questions"' }));
    const raw = await ask('/v1/analytics', 3);
    say(`GET /analytics, 1,000,000 messages, no day counted yet: p50 ${raw.firstP50.toFixed(0)} ms`);
    const counting = performance.now();
    await waitForRollUp(database, workspaceId);
    say(`roll-up of 29 days of them: ${seconds(counting)} s, ${await sizeOf(database)}`);
    const [bot] = await database.system.sql`select id from bots where workspace_id = ${workspaceId} limit 1`;
    for (const [what, path] of [
      ['all bots', '/v1/analytics'],
      ['one bot of three', `/v1/analytics?chatbotId=${bot?.id}`],
      ['a time zone', '/v1/analytics?timezone=Asia/Jakarta'],
      ['a time zone beside the 30 days before', '/v1/analytics?timezone=Asia/Jakarta&compare=true'],
      ['one channel and language', '/v1/analytics?channel=voice&language=ja'],
    ] as const) {
      await ask(path, 10);
      const { firstP50, firstP95, errors } = await ask(path, count);
      say(
        `GET /analytics, 1,000,000 messages, ${what}: p50 ${firstP50.toFixed(0)} ms, p95 ${firstP95.toFixed(0)} ms, errors ${Object.keys(errors).length}`,
      );
    }
  } finally {
    await runtime.close();
  }
}

async function sizeOf({ system: { sql } }: Database): Promise<string> {
  const [row] = await sql<{ rolled: string; messages: string }>`
    select pg_size_pretty(pg_total_relation_size('analytics_quarters') + pg_total_relation_size('analytics_asked')) as rolled,
      pg_size_pretty(pg_total_relation_size('messages')) as messages`;
  return `${row?.rolled} beside ${row?.messages} of messages`;
}
