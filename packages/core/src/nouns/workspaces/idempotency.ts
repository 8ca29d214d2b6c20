import { createHash } from 'node:crypto';
import type { Context } from '../../form/context.ts';
import { fail } from '../../form/errors.ts';
import type { KeyedRequest } from '../../form/keyed-request.ts';
import { nameActor } from '../../form/principal.ts';
import { fragment, type Sql } from '../../form/sql.ts';

/** A response that is stored for 24 hours under an Idempotency-Key. */
export interface KeptAnswer {
  status: number;
  headers: Record<string, string>;
  body: string;
}

interface IdempotentCall {
  key: string;
  /** Operation and input, which make two requests the same. */
  request: unknown;
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest();

/** Hashes the bytes of files by themselves, because their JSON is eight times as long. */
const hashOf = (request: unknown) =>
  sha256(
    JSON.stringify(request, (_, value) =>
      value instanceof Uint8Array ? { sha256: sha256(value).toString('hex') } : value,
    ),
  );

/** Keys belong to one token, member or visitor's session; null when nobody can own one. */
const ownerOf = ({ principal }: Pick<Context, 'principal'>) => nameActor(principal).id;

/** Either the stored response of an equal earlier request, or the claim to run this one; both null without an owner. */
interface Claimed {
  kept: KeptAnswer | null;
  keyed: KeyedRequest | null;
}

/**
 * Claims a key for a request. A principal without an id, such as a visitor without a session, has no keys. Fails with
 * `idempotency_in_progress` (409) or `idempotency_key_reused` (422). A claim ends with its process.
 */
export async function claimKey(ctx: Context, { key, request }: IdempotentCall): Promise<Claimed> {
  const owner = ownerOf(ctx);
  if (owner === null) return { kept: null, keyed: null };
  const call = { key, owner, hash: hashOf(request) };
  const first = await tryClaim(ctx, call);
  if (first) return first;
  await ctx.openTurns.closeLost();
  const second = await tryClaim(ctx, call);
  if (second) return second;
  return fail(
    'idempotency_in_progress',
    'The first request with this Idempotency-Key is still running. Repeat it in a moment.',
    {
      retryAfterSeconds: 2,
    },
  );
}

/** Condition for the claims of dead processes. Older releases name no process and renew `created_at` instead. */
const isLost = fragment`
  case when k.process_id is null then k.created_at < now() - interval '15 seconds'
    else not exists (select from processes p where p.id = k.process_id) end`;

interface StoredClaim {
  request_hash: Buffer;
  status: number | null;
  changed: string | null;
  isLost: boolean;
}

/** Claims a key once. Returns null if another request has it. */
async function tryClaim(
  ctx: Context,
  { key, owner, hash }: { key: string; owner: string; hash: Buffer },
): Promise<Claimed | null> {
  const { workspace } = ctx.principal.reach;
  const [keyed] = await ctx.sql<KeyedRequest>`
    insert into idempotency_keys as k (workspace_id, token_id, key, request_hash, process_id)
    values (${workspace}, ${owner}, ${key}, ${hash}, ${ctx.openTurns.processId})
    on conflict (workspace_id, token_id, key) do update set
      request_hash = excluded.request_hash, status = null, headers = null, body = null, changed = null,
      created_at = now(),
      process_id = excluded.process_id,
      question_id = case when k.created_at < now() - interval '24 hours' then excluded.question_id else k.question_id end
    where k.created_at < now() - interval '24 hours'
      or (k.status is null and k.changed is null and k.request_hash = excluded.request_hash and ${isLost})
    returning key, question_id as "questionId", xmax <> 0 as "isRepeated"`;
  if (keyed) return { kept: null, keyed };
  const [kept] = await ctx.sql<StoredClaim & KeptAnswer>`
    select request_hash, status, headers, body, changed, ${isLost} as "isLost" from idempotency_keys k
    where workspace_id = ${workspace} and token_id = ${owner} and key = ${key}`;
  if (kept && !hash.equals(kept.request_hash))
    fail('idempotency_key_reused', 'This Idempotency-Key was used for a different request. Use a new key.');
  if (kept?.status === null && kept.changed && kept.isLost)
    fail(
      'conflict',
      `The first request with this Idempotency-Key is done, but its answer was lost. It changed ${kept.changed}: read that.`,
    );
  if (!kept || kept.status === null) return null;
  const body = isSealed(kept.body) ? ctx.secrets.open(kept.body, answerContext(ctx, key)) : kept.body;
  return { kept: { status: kept.status, headers: kept.headers, body }, keyed: null };
}

/** No plain body starts like this. */
const isSealed = (body: string) => body.startsWith('v1.');

const answerContext = ({ principal }: Context, key: string) =>
  `${principal.reach.workspace}|${nameActor(principal).id}|${key}`;

/**
 * Stores the response of a claimed key if its status is 2xx or 402; otherwise frees the key. `sealed`: the response contains
 * a secret and is stored encrypted.
 */
export async function keepAnswer(
  ctx: Context,
  key: string,
  answer: KeptAnswer,
  sealed = false,
): Promise<void> {
  const owner = ownerOf(ctx);
  const { workspace } = ctx.principal.reach;
  const keep = answer.status < 300 || answer.status === 402;
  const body = sealed ? ctx.secrets.seal(answer.body, answerContext(ctx, key)) : answer.body;
  if (keep)
    await ctx.sql`
      update idempotency_keys set status = ${answer.status}, headers = ${answer.headers}, body = ${body}
      where workspace_id = ${workspace} and token_id = ${owner} and key = ${key}`;
  else await freeKey(ctx, key);
}

/** Writes what a keyed request changed, in the transaction of the change. */
export async function noteChange(
  sql: Sql,
  ctx: Pick<Context, 'principal' | 'keyed'>,
  changed: string,
): Promise<void> {
  if (!ctx.keyed) return;
  await sql`
    update idempotency_keys set changed = ${changed}
    where workspace_id = ${ctx.principal.reach.workspace} and token_id = ${ownerOf(ctx)} and key = ${ctx.keyed.key}`;
}

/** Frees a claimed key, so that the request can be sent again. */
export async function freeKey(ctx: Context, key: string): Promise<void> {
  await ctx.sql`
    delete from idempotency_keys
    where workspace_id = ${ctx.principal.reach.workspace} and token_id = ${ownerOf(ctx)}
      and key = ${key} and status is null`;
}

/**
 * Gives up the claim of a call that the database failed. A repetition takes it over and goes on with the stored question,
 * because no process has the id that the claim gets.
 */
export async function abandonKey(ctx: Context, key: string): Promise<void> {
  await ctx.sql`
    update idempotency_keys set process_id = gen_random_uuid()
    where workspace_id = ${ctx.principal.reach.workspace} and token_id = ${ownerOf(ctx)} and key = ${key}
      and status is null and process_id = ${ctx.openTurns.processId}`;
}
