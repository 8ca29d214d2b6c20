import { randomUUID } from 'node:crypto';
import {
  findSession,
  isOurs,
  keepFiles,
  maskPersonal,
  noteBlocked,
  type Receipt,
  readRedaction,
  reportState,
  rewrite,
  type Sql,
  type StoredEvent,
  settleReceipts,
  signOf,
  tell,
} from '@jawab/core';
import { isOwnApp } from './is-own-app.ts';
import { fileOf } from './next-step.ts';
import type { Taking } from './taking.ts';

/** How long to wait before checking again whether an echoed message is ours. */
const unsureMs = 300;

/** Deals with an event that asks for no answer. Returns when to look at it again, or null. */
export async function noteEvent(taking: Taking, receipt: Receipt): Promise<number | null> {
  const { runtime, key, contact } = taking;
  const { sql, tx } = runtime.database.workspace(key.workspaceId);
  const { event } = receipt;
  const whose = event.kind === 'echo' ? await isOurs(sql, key, event.message) : null;
  const isByApp = event.kind === 'echo' && whose !== 'ours' && (await isOwnApp(taking, event));
  if (whose === 'unsure' && !isByApp) return unsureMs;
  await tx(async (inside) => {
    if (whose !== 'ours' && !isByApp) await store(inside, taking, event, receipt.at);
    await settleReceipts(inside, contact, [receipt.event_id]);
  });
  return null;
}

/** Stores what the owner wrote in another app, with its files. */
async function storeEcho(
  sql: Sql,
  { runtime, contact }: Taking,
  // An earlier version stored echoes without files.
  { message, text: words, files = [] }: Extract<StoredEvent, { kind: 'echo' }>,
  at: string,
): Promise<void> {
  const text = words || signOf(files);
  const { sessionId } = await findSession(sql, contact, new Date(at));
  const { messageLanguage: language } = runtime.languages.readMessage(text);
  const id = randomUUID();
  const messages = [{ id: message, text }];
  await tell(sql, contact, { sessionId, id, text, messages, author: 'human', language });
  const kept = files.map((file) => fileOf(message, file));
  await keepFiles(runtime, sql, { workspaceId: contact.workspace_id, id }, kept);
}

async function store(sql: Sql, taking: Taking, event: StoredEvent, at: string): Promise<void> {
  const { runtime, key, contact } = taking;
  switch (event.kind) {
    case 'echo':
      return storeEcho(sql, taking, event, at);
    case 'edited':
      await rewrite(sql, contact, {
        message: event.message,
        text: maskPersonal(
          { languages: runtime.languages, principal: await readRedaction(sql, contact.workspace_id) },
          event.text,
        ),
      });
      return;
    case 'unsent':
      await rewrite(sql, contact, { message: event.message, text: null });
      return;
    case 'state':
      await reportState(sql, key, { state: event.state, message: event.message, at, error: event.error });
      return;
    case 'blocked':
    case 'unblocked':
      await noteBlocked(sql, key, event.kind === 'blocked');
      return;
    default:
  }
}
