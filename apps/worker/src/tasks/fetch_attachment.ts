import {
  AnswerTooLarge,
  dropAttachment,
  findWaitingFile,
  keepFetched,
  maxAttachmentBytes,
  openAccount,
  type SealedChannel,
} from '@jawab/core';
import { defineTask } from '../work.ts';

/** A provider that did not hand a file over by then does not have it any more. */
const maxTryingMs = 3_600_000;
/** 10 MiB take longer than an answer of an interface. */
const timeoutMs = 60_000;

/** Fetches a file that a customer sent, from the provider of the channel. If that fails, the queue tries again for an hour, unless it is too large. */
export default defineTask<{ workspaceId: string; id: string }>({
  async run({ runtime }, key) {
    const { sql } = runtime.database.workspace(key.workspaceId);
    const file = await findWaitingFile(sql, key);
    if (!file) return;
    const [channel] = await sql<SealedChannel>`
      select workspace_id, id, kind, settings, webhook_secret from channels
      where workspace_id = ${key.workspaceId} and id = ${file.channelId}`;
    const definition = channel && runtime.messaging.kinds.get(channel.kind);
    if (!channel || !definition?.fetchFile) return void (await dropAttachment(sql, key));
    try {
      const account = openAccount(runtime, channel);
      const call: typeof account.call = (request) => account.call(Object.assign({ timeoutMs }, request));
      const { bytes } = await definition.fetchFile(Object.assign({}, account, { call }), file.ref);
      if (bytes.length === 0 || bytes.length > maxAttachmentBytes) await dropAttachment(sql, key);
      else await keepFetched(sql, key, bytes, file);
    } catch (error) {
      const isHopeless = error instanceof AnswerTooLarge || file.ageMs >= maxTryingMs;
      if (!isHopeless) throw error;
      runtime.log.warn({ kind: channel.kind }, 'a file of a customer could not be fetched');
      await dropAttachment(sql, key);
    }
  },
});
