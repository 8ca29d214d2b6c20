import {
  type Context,
  contextInside,
  execute,
  fail,
  finish,
  type RecordKind,
  Refusal,
  readLastChange,
  requireScope,
  type Sql,
  type Tool,
} from '@jawab/core';
import { z } from 'zod';
import { holdsVersion, makeTag } from '../headers/etag.ts';

type Fields = Record<string, unknown>;

/** The record at a path: the tool that reads it, and its kind in the audit log if the path also changes it. */
export interface RecordAtPath {
  read: Tool;
  kind: RecordKind | null;
}

/** Finds the record at the path of a tool. Null if no tool reads a single one there. */
export function findRecord(tools: readonly Tool[], { rest: { path } }: Tool): RecordAtPath | null {
  const at = (method: string) => tools.find(({ rest }) => rest.method === method && rest.path === path);
  const read = at('GET');
  return read?.output.shape.data instanceof z.ZodObject ? { read, kind: at('PATCH')?.changes ?? null } : null;
}

const Id = z.uuid();

/**
 * Returns the version of a record: its last change by a person, a program or a visitor. Null if the whole
 * record counts, or if the id is invalid, which its tool refuses. Read it before the record: then a change in between makes the tag
 * old, never the record.
 */
export async function readVersion({ kind }: RecordAtPath, ctx: Context, input: Fields, sql: Sql = ctx.sql) {
  if (kind === null) return null;
  const { workspace } = ctx.principal.reach;
  const id = kind === 'workspace' ? workspace : String(input.id).toLowerCase();
  if (!Id.safeParse(id).success) return null;
  return `${kind} ${id} ${await readLastChange(sql, workspace, { kind, id })}`;
}

/** Refuses a change with 412 and the record, unless the record has a version that `ifMatch` names. */
async function checkVersion(record: RecordAtPath, ctx: Context, input: Fields, ifMatch: string, sql: Sql) {
  const version = await readVersion(record, ctx, input, sql);
  if (version !== null && holdsVersion(ifMatch, makeTag('', version))) return;
  const named = Object.entries(input).filter(([field]) => field in record.read.input.shape);
  const output = await finish(await execute(record.read, contextInside(ctx, sql), Object.fromEntries(named)));
  const etag = makeTag(JSON.stringify(output), version);
  if (holdsVersion(ifMatch, etag)) return;
  throw new Refusal(
    'changed_meanwhile',
    'If-Match does not name the record as it is now, so nothing was changed. Look at `data`, which is that record, and send the request again with the ETag of this answer as If-Match.',
    { data: output.data, headers: { etag } },
  );
}

const serializationFailure = '40001';
const maxTries = 5;

/** Tries again what Postgres refuses because a row changed after the snapshot of the transaction. */
async function untilUndisturbed<T>(attempt: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await attempt();
    } catch (error) {
      if ((error as { code?: string }).code !== serializationFailure) throw error;
      if (tried === maxTries)
        fail('unavailable', 'Others are changing this record at the moment. Send the request again.', {
          retryAfterSeconds: 1,
        });
    }
  }
}

/**
 * Returns the transactions of a change with `If-Match`. The first, in which tools with `changes` do their work, also compares
 * the version. It has one snapshot: if another change of the record is committed after it, Postgres refuses the second one.
 * Null without a condition. Refuses a caller who may not read the record, and a path without one.
 */
export function onlyIfMatch(
  record: RecordAtPath | null,
  ctx: Context,
  input: Fields,
  { headers }: Request,
): Context['tx'] | null {
  const ifMatch = headers.get('if-match')?.trim();
  if (ifMatch === undefined || ifMatch === '*') return null;
  if (!record)
    return fail('invalid_request', 'This path has no ETag. Send the request without If-Match.', {
      issues: [{ path: 'If-Match', message: 'is not possible here, because this path has no ETag' }],
    });
  requireScope(record.read, ctx);
  let isChecked = false;
  return async (run, options) => {
    if (isChecked) return ctx.tx(run, options);
    const result = await untilUndisturbed(() =>
      ctx.tx(
        async (sql) => {
          await checkVersion(record, ctx, input, ifMatch, sql);
          return run(sql);
        },
        Object.assign({}, options, { snapshot: true }),
      ),
    );
    isChecked = true;
    return result;
  };
}
