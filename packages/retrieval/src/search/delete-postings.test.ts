import { randomUUID } from 'node:crypto';
import type { Database } from '@jawab/core';
import { createDatabase, createPool } from '@jawab/db';
import type { TestDatabase } from '@jawab/db/open-test-database.testing.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../../../test/support/world.ts';
import { chunkDocument } from '../chunker/chunk-document.ts';
import { replaceChunks } from './replace-chunks.ts';

let server: TestDatabase;
let database: Database;

beforeAll(async () => {
  server = await openDatabase();
  database = createDatabase(createPool(server.connectionString, 2));
});
afterAll(async () => {
  await database?.close();
  await server?.close();
});

test('deleting one document of many reads only its own postings, also before statistics are known', async () => {
  const { system } = database;
  await system.sql`analyze postings`;
  await system.sql`analyze chunks`;
  const [workspace] =
    await system.sql`insert into workspaces (name, plan) values ('w', 'scale') returning id`;
  const workspaceId = workspace?.id as string;
  const { tx } = database.workspace(workspaceId);
  const add = (text: string) =>
    tx(async (sql, atCommit) => {
      const documentId = randomUUID();
      const chunks = chunkDocument({ title: 't', text, sourceType: 'snippet' });
      await sql`insert into documents (workspace_id, id, title, source_type, status)
        values (${workspaceId}, ${documentId}, 't', 'snippet', 'ready')`;
      await replaceChunks(sql, atCommit, { workspaceId, documentId, botId: null, title: 't', chunks });
      return documentId;
    });
  for (let n = 0; n < 40; n++)
    await add(Array.from({ length: 100 }, (_, at) => `word${n}x${at} is here.`).join(' '));
  const one = await add('The warranty lasts two years.');
  const count = async () => {
    const [row] = await tx((sql) => sql<{ n: number }>`select count(*)::int as n from postings`);
    return row?.n as number;
  };
  const before = await count();
  const read = await tx(async (sql) => {
    const soFar = async () => {
      const [row] = await sql<{ n: number }>`
        select (idx_tup_fetch + seq_tup_read)::int as n from pg_stat_xact_user_tables where relname = 'postings'`;
      return row?.n as number;
    };
    const started = await soFar();
    await sql`delete from documents where workspace_id = ${workspaceId} and id = ${one}`;
    return (await soFar()) - started;
  });
  expect(before).toBeGreaterThan(4_000);
  expect(await count()).toBeLessThan(before);
  expect(read).toBeGreaterThan(0);
  expect(read).toBeLessThan(200);
});
