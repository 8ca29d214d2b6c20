import { type ContactKey, findContact, listReceipts, openAccount, pause, type Receipt } from '@jawab/core';
import type { Runtime } from '@jawab/runtime';
import { workFor } from '../hold/work-for.ts';
import { answerBurst } from './answer-burst.ts';
import { nextStep } from './next-step.ts';
import { noteEvent } from './note-event.ts';
import type { Taking } from './taking.ts';

/** Takes in what waits of a customer whom this process claimed, in order, until nothing does. Never throws. */
export const takeIn = (runtime: Runtime, key: ContactKey, signal: AbortSignal): Promise<void> =>
  workFor(
    runtime,
    {
      key,
      direction: 'in',
      signal,
      failure: 'messages of a customer could not be taken in; they are tried again',
    },
    () => takeAll(runtime, key, signal),
  );

async function takeAll(runtime: Runtime, key: ContactKey, signal: AbortSignal): Promise<number | null> {
  const { sql } = runtime.database.workspace(key.workspaceId);
  let isFirst = true;
  while (!signal.aborted) {
    const contact = await findContact(sql, key);
    const definition = contact && runtime.messaging.kinds.get(contact.kind);
    if (!contact || !definition) return null;
    const taking: Taking = {
      runtime,
      key,
      contact,
      definition,
      account: openAccount(runtime, contact),
      signal,
    };
    const receipts = await listReceipts(sql, key);
    if (isFirst && !contact.paused) void showTyping(taking, receipts);
    isFirst = false;
    const step = nextStep(receipts);
    if (!step) return null;
    if (step.kind === 'wait') {
      await pause(step.ms, signal);
      continue;
    }
    const againInMs =
      step.kind === 'burst' ? await answerBurst(taking, step) : await noteEvent(taking, step.receipt);
    if (againInMs !== null) return againInMs;
  }
  return 0;
}

/** Shows at once that an answer is coming, and that a pressed button arrived. Nothing depends on it. */
async function showTyping({ definition, account, contact }: Taking, receipts: Receipt[]): Promise<void> {
  const messages = receipts.flatMap(({ event }) => (event.kind === 'message' ? [event] : []));
  const last = messages.at(-1);
  if (!last) return;
  const pressed = messages.filter((event) => event.pressed !== null);
  await Promise.allSettled([
    ...pressed.map(async (event) => definition.acknowledge?.(account, event.message)),
    (async () => definition.typing?.(account, contact.address, last.message))(),
  ]);
}
