import {
  AnswerTooLarge,
  type AttachmentKey,
  dropAttachment,
  findContact,
  findWaitingFile,
  isKept,
  keepFetched,
  openAccount,
  refuseFile,
  type SealedChannel,
  type WaitingFile,
} from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { defineTask } from '../work.ts';

/** A provider that did not hand a file over by then does not have it any more. */
const maxTryingMs = 3_600_000;
/** 10 MiB take longer than an answer of an interface. */
const timeoutMs = 60_000;

/** Gives a file up, and tells its customer so. */
async function giveUp(runtime: Runtime, key: AttachmentKey, file: WaitingFile): Promise<void> {
  const { workspaceId } = key;
  await runtime.database.workspace(workspaceId).tx(async (sql) => {
    const contact = await findContact(sql, { workspaceId, contactId: file.contactId });
    if ((await dropAttachment(sql, key)) && contact && file.isByCustomer)
      await refuseFile(runtime, sql, contact, file);
  });
}

/** Fetches a file that a customer sent, from the provider of the channel. If that fails, the queue tries again for an hour, unless it is too large. */
export default defineTask<AttachmentKey>({
  async run({ runtime }, key) {
    const { sql } = runtime.database.workspace(key.workspaceId);
    const file = await findWaitingFile(sql, key);
    if (!file) return;
    const [channel] = await sql<SealedChannel>`
      select workspace_id, id, kind, settings, webhook_secret from channels
      where workspace_id = ${key.workspaceId} and id = ${file.channelId}`;
    const definition = channel && runtime.messaging.kinds.get(channel.kind);
    if (!channel || !definition?.fetchFile) return giveUp(runtime, key, file);
    try {
      const account = openAccount(runtime, channel);
      const call: typeof account.call = (request) => account.call(Object.assign({ timeoutMs }, request));
      const { bytes } = await definition.fetchFile(Object.assign({}, account, { call }), file.ref);
      if (isKept(bytes, file.name)) await keepFetched(sql, key, bytes, file);
      else await giveUp(runtime, key, file);
    } catch (error) {
      const isHopeless = error instanceof AnswerTooLarge || file.ageMs >= maxTryingMs;
      if (!isHopeless) throw error;
      runtime.log.warn({ kind: channel.kind }, 'a file of a customer could not be fetched');
      await giveUp(runtime, key, file);
    }
  },
});
