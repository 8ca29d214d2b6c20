import type { Embedder, Sql, WorkspaceDatabase } from '@jawab/core';
import { embedTexts } from '../embed-texts.ts';
import { groupingThreshold } from './grouping-threshold.ts';

const batch = 100;

export interface Grouping {
  workspaceId: string;
  embedder: Embedder;
  signal: AbortSignal;
}

interface Question {
  key: string;
  text: string;
}

/**
 * Groups the questions of a workspace that are new since the last time: with the nearest question if it is near
 * enough, else in a group of its own. The group of a key never changes, and a key that was counted alone stays alone,
 * so counted days stay correct. It can run twice. Throws what the embedder throws.
 */
export async function groupQuestions(database: WorkspaceDatabase, grouping: Grouping): Promise<void> {
  const { workspaceId, embedder, signal } = grouping;
  const { sql, tx } = database;
  const threshold = await groupingThreshold(embedder);
  await renewVectors(sql, grouping);
  for (let after: string | null = null, whole = false; !whole && !signal.aborted; ) {
    const page: Page = await nextPage(sql, workspaceId, after);
    const { vectors } = await embedTexts({ embedder, kind: 'query', signal }, page.questions);
    for (const [key, vector] of vectors)
      await tx((sql) => joinGroup(sql, { workspaceId, model: embedder.model, threshold, key, vector }));
    await sql`
      insert into question_grouping (workspace_id, through) values (${workspaceId}, ${page.through})
      on conflict (workspace_id) do update set through = excluded.through`;
    [after, whole] = [page.last, page.whole];
  }
}

interface Page {
  /** One question for each key without a group. */
  questions: Question[];
  last: string | null;
  /**
   * The time that the page reaches. Replies younger than a minute are read again, because they may be committed late.
   */
  through: string;
  whole: boolean;
}

/**
 * Reads the next replies in order of time. The first page begins yesterday, because older questions were counted
 * alone.
 */
async function nextPage(sql: Sql, workspaceId: string, after: string | null): Promise<Page> {
  const [page] = await sql<Page & { found: number }>`
    with replies as materialized (
      select m.question_key, m.reply_to, m.created_at from messages m
      where m.workspace_id = ${workspaceId} and m.answered is not null and m.created_at > coalesce(${after}::timestamptz, (
          select through from question_grouping where workspace_id = ${workspaceId}), now() - interval '1 day')
      order by m.created_at fetch first ${batch} rows with ties
    ), asked as (
      select distinct on (r.question_key) r.question_key::text as key, q.content as text, r.created_at as at
      from replies r join messages q on q.workspace_id = ${workspaceId} and q.id = r.reply_to
      where r.question_key is not null and not exists (
        select from question_groups g where g.workspace_id = ${workspaceId} and g.key = r.question_key)
      order by r.question_key, r.created_at
    )
    select coalesce((select jsonb_agg(jsonb_build_object('key', a.key, 'text', a.text) order by a.at) from asked a), '[]') as questions,
      (select count(*) from replies) as found, (select max(created_at) from replies) as last,
      least((select max(created_at) from replies), now() - interval '1 minute') as through`;
  const { found, ...rest } = page as Page & { found: number };
  return { ...rest, whole: found < batch };
}

interface Joining {
  workspaceId: string;
  model: string;
  threshold: number;
  key: string;
  vector: Float32Array;
}

/** Adds a key to a group under the same lock as the counting of days, so that it is not counted at the same time. */
async function joinGroup(sql: Sql, { workspaceId, model, threshold, key, vector }: Joining): Promise<void> {
  const embedding = `[${vector.join(',')}]`;
  await sql`select pg_advisory_xact_lock(hashtextextended('roll-up ' || ${workspaceId}::text, 0))`;
  const [near] = await sql<{ key: string }>`
    select g.key::text as key from (
      select key, embedding <=> ${embedding}::halfvec as distance from question_groups
      where workspace_id = ${workspaceId} and model = ${model} and embedding is not null
      order by 2 limit 1
    ) g
    where 1 - g.distance > ${threshold}::float8 and not exists (
      select from analytics_asked q where q.workspace_id = ${workspaceId} and q.key = ${key}::bigint)`;
  await sql`
    insert into question_groups (workspace_id, key, group_key, model, embedding)
    values (${workspaceId}, ${key}::bigint, ${near?.key ?? key}::bigint, ${near ? null : model},
      ${near ? null : embedding}::halfvec)
    on conflict (workspace_id, key) do nothing`;
}

/**
 * Embeds one question of each group again after a change of the model. A group without a question loses its vector.
 */
async function renewVectors(sql: Sql, grouping: Grouping): Promise<void> {
  const { workspaceId, embedder, signal } = grouping;
  for (let found = batch; found === batch && !signal.aborted; ) {
    const groups = await sql<{ key: string; text: string | null }>`
      select g.key::text as key, coalesce((
          select q.content from analytics_asked a
          join messages q on q.workspace_id = a.workspace_id and q.id = a.last_id
          where a.workspace_id = ${workspaceId} and a.key = g.key
          order by a.day desc limit 1), (
          select q.content from messages m
          join messages q on q.workspace_id = m.workspace_id and q.id = m.reply_to
          where m.workspace_id = ${workspaceId} and m.created_at > now() - interval '3 days'
            and m.question_key = g.key
          limit 1)) as text
      from question_groups g
      where g.workspace_id = ${workspaceId} and g.embedding is not null and g.model <> ${embedder.model}
      limit ${batch}`;
    found = groups.length;
    const asked = groups.filter((group): group is Question => group.text !== null);
    const { vectors } = await embedTexts({ embedder, kind: 'query', signal }, asked);
    const keys = groups.map(({ key }) => key);
    const embeddings = keys.map((key) => vectors.get(key)).map((vector) => vector && `[${vector.join(',')}]`);
    await sql`
      update question_groups g set embedding = v.embedding::halfvec, model = ${embedder.model}
      from unnest(${keys}::bigint[], ${embeddings.map((value) => value ?? null)}::text[]) v(key, embedding)
      where g.workspace_id = ${workspaceId} and g.key = v.key`;
  }
}
