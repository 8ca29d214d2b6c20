import { randomUUID } from 'node:crypto';
import type { CountingDatabase, Database } from '@jawab/core';
import { refreshStatistics, replaceChunks, search } from '@jawab/retrieval';
import { openDatabase } from '../eval/open-database.ts';
import { cpuMs } from './processes.ts';

const dimensions = 768;
const vocabulary = 60_000;
const wordsPerChunk = 120;
const asked = 200;
const chunksPerDocument = 50;
/** The number of vectors from which the worker creates an index for a workspace. */
const least = 20_000;

/** Returns numbers in [0, 1) that are the same in every run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let t = Math.imul(state ^ (state >>> 15), 1 | state);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
  };
}
const random = createRandom(7);
const syllables = 'ka ri to mu se la no vi pa de shu ban tor mel gin'.split(' ');
const wordOf = (rank: number) => {
  let word = '';
  for (let n = rank + 20; n > 0; n = Math.floor(n / syllables.length))
    word += syllables[n % syllables.length];
  return word;
};
/** Picks words as in natural language: the word of rank r is about 1/r as common as the first. */
const drawWord = () => wordOf(Math.floor(vocabulary ** random()) - 1);
const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
const drawVector = () => Float32Array.from({ length: dimensions }, normal);
const near = (vector: Float32Array, spread: number) => vector.map((value) => value + spread * normal());

const topics = Array.from({ length: 300 }, drawVector);
const drawPassage = () => ({
  text: Array.from({ length: wordsPerChunk }, drawWord).join(' '),
  vector: near(topics[Math.floor(random() * topics.length)] as Float32Array, 0.8),
});

const at = (times: number[], share: number) =>
  (times.toSorted((a, b) => a - b)[Math.floor(times.length * share)] ?? 0).toFixed(1);

interface Question {
  query: string;
  values: Float32Array;
}

/** Creates a workspace with one bot, indexed by the product itself. Some of its passages become the questions. */
async function fill(tx: CountingDatabase['tx'], workspaceId: string, botId: string, size: number) {
  const questions: Question[] = [];
  for (let done = 0; done < size; done += chunksPerDocument) {
    const passages = Array.from({ length: Math.min(chunksPerDocument, size - done) }, drawPassage);
    if (random() < (2 * asked * chunksPerDocument) / size)
      for (const { text, vector } of passages.slice(0, Math.ceil((asked * chunksPerDocument) / size)))
        questions.push({ query: text.split(' ').slice(0, 7).join(' '), values: near(vector, 0.4) });
    const documentId = randomUUID();
    await tx(async (sql, atCommit) => {
      await sql`
        insert into documents (workspace_id, id, bot_id, title, source_type, status, chunk_count)
        values (${workspaceId}, ${documentId}, ${botId}, ${drawWord()}, 'snippet', 'ready', ${passages.length})`;
      await replaceChunks(sql, atCommit, {
        workspaceId,
        documentId,
        botId,
        title: drawWord(),
        language: 'en',
        chunks: passages.map(({ text }, ordinal) => ({
          ordinal,
          heading: null,
          text,
          start: 0,
          end: text.length,
        })),
        vectors: { model: 'bench', values: passages.map(({ vector }) => vector) },
      });
    });
  }
  return questions.slice(0, asked);
}

/** Creates a workspace with `size` passages, its questions, and functions to search by the index, if any, or exactly. */
async function openBase({ system, workspace }: Database, size: number) {
  const [added] =
    await system.sql`insert into workspaces (name, plan) values ('bench', 'scale') returning id`;
  const workspaceId = added?.id as string;
  const { sql, tx } = workspace(workspaceId);
  const [bot] = await sql`
    insert into bots (workspace_id, name, language) values (${workspaceId}, 'bench', 'en') returning id`;
  const botId = bot?.id as string;
  const questions = await fill(tx, workspaceId, botId, size);
  await refreshStatistics(sql, { workspaceId });
  const found = await system.sql`select * from find_vector_indexes(${least}::int)`;
  for (const { statement } of found) await system.sql(Object.assign([statement], { raw: [statement] }));
  await system.sql`analyze`;
  const ask = async ({ query, values }: Question, indexed: boolean) => {
    const vector = { model: 'bench', values, indexed };
    const request = { workspaceId, botIds: [botId], query, language: 'en', limit: 10, vector };
    return (await search(sql, request)).hits.map(({ chunk_id }) => chunk_id);
  };
  return { workspaceId, questions, ask, indexed: found.length > 0 };
}

/** Returns the mean share of the exact results that an index finds. */
async function compareWithExact({ questions, ask }: Awaited<ReturnType<typeof openBase>>): Promise<number> {
  let sum = 0;
  const some = questions.slice(0, 50);
  for (const question of some) {
    const exact = new Set(await ask(question, false));
    sum += (await ask(question, true)).filter((id) => exact.has(id)).length / exact.size;
  }
  return sum / some.length;
}

/**
 * Measures a search by terms and vectors in a workspace of `size` passages: its time, its cost in this process and in the
 * embedded database, and the share of the exact results that an index finds. Uses the given database or an embedded one.
 */
export async function measureSearch(
  say: (figure: string) => void,
  databaseUrl: string | undefined,
  size: number,
): Promise<void> {
  const opened = await openDatabase(databaseUrl);
  try {
    const base = await openBase(opened.database, size);
    const { questions, ask, indexed } = base;
    for (let round = 0; round < 2; round++) for (const question of questions) await ask(question, indexed);
    const usedBefore = cpuMs(process.pid);
    const times: number[] = [];
    for (const question of questions) {
      const startedAt = performance.now();
      await ask(question, indexed);
      times.push(performance.now() - startedAt);
    }
    const usedMs = (cpuMs(process.pid) - usedBefore) / times.length;
    const recall = indexed ? `, recall@10 ${(await compareWithExact(base)).toFixed(3)} of exact` : '';
    say(
      `search by terms and vectors in ${size} chunks: p50 ${at(times, 0.5)} ms, p95 ${at(times, 0.95)} ms, ` +
        `CPU ${usedMs.toFixed(1)} ms each${recall}`,
    );
    await opened.database.system.sql`delete from workspaces where id = ${base.workspaceId}::uuid`;
  } finally {
    await opened.close();
  }
}
