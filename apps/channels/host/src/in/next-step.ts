import {
  joinParts,
  type MessageFile,
  type ProviderMessage,
  type Receipt,
  type StoredEvent,
  signOf,
} from '@jawab/core';

type Kind = StoredEvent['kind'];
type Of<K extends Kind> = Receipt & { event: Extract<StoredEvent, { kind: K }> };

/** Messages of a customer that are one question. */
export interface Burst {
  kind: 'burst';
  /** Ids of the events that it settles: messages, and what was edited and unsent of them. */
  eventIds: string[];
  messages: ProviderMessage[];
  /** The last message. */
  last: Of<'message'>;
  text: string;
  /** False if the customer sent only files. The text then has a sign for each. */
  hasWords: boolean;
  /** The files of its messages. */
  files: MessageFile[];
  /** Ids of the messages that have files and no words. */
  wordless: string[];
  /** True if words of it were heard in a recording. */
  isSpoken: boolean;
  edited: boolean;
  /** The id of the question, if a lost process had begun it. */
  questionId: string | null;
}

/** The next thing to do for a customer. */
export type Step = { kind: 'wait'; ms: number } | { kind: 'event'; receipt: Receipt } | Burst | null;

/** Messages that follow each other this closely are one question. */
export const burstMs = 1_500;
/** Somebody who goes on writing is answered after this time. */
const maxBurstMs = 6_000;
/** Providers that write whole seconds are up to a second off. */
const roundingMs = 1_000;

export const fileOf = (
  providerMessage: string,
  { kind, ref, name }: Of<'message'>['event']['files'][number],
): MessageFile => ({ kind, ref, name, bytes: null, providerMessage });

const is = <K extends Kind>(receipt: Receipt, kind: K): receipt is Of<K> => receipt.event.kind === kind;

/** Returns whether a message closely follows another, by the provider's clock, or by ours if the provider rounds its times. */
function follows(next: Receipt, { at, age_ms }: Receipt): boolean {
  const ofProvider = Date.parse(next.at) - Date.parse(at);
  const ofArrival = Math.abs(age_ms - next.age_ms);
  return ofProvider <= burstMs || (ofArrival <= burstMs && ofProvider - ofArrival < roundingMs);
}

/** The messages from the first one on that are one question. Those of a lost question belong to it and to no other. */
function gather([first, ...rest]: [Of<'message'>, ...Receipt[]]): Of<'message'>[] {
  const burst = [first];
  for (const receipt of rest) {
    if (is(receipt, 'echo')) break;
    if (!is(receipt, 'message')) continue;
    const last = burst.at(-1) as Receipt;
    const isSame = receipt.question_id === first.question_id;
    if (!isSame || (first.question_id === null && !follows(receipt, last))) break;
    burst.push(receipt);
  }
  return burst;
}

/** Reads what the waiting events of a customer ask for, in the order of the provider's clock. */
export function nextStep(receipts: Receipt[]): Step {
  const [first, ...rest] = receipts;
  if (!first) return null;
  if (!is(first, 'message')) return { kind: 'event', receipt: first };
  const burst = gather([first, ...rest]);
  const youngestMs = Math.min(...burst.map(({ age_ms }) => age_ms));
  const oldestMs = Math.max(...burst.map(({ age_ms }) => age_ms));
  const isOpen = youngestMs < burstMs && oldestMs < maxBurstMs && first.question_id === null;
  if (isOpen) return { kind: 'wait', ms: burstMs - youngestMs };
  const changes = rest.filter((receipt): receipt is Of<'edited'> | Of<'unsent'> => {
    const named = is(receipt, 'edited') || is(receipt, 'unsent') ? receipt.event.message : null;
    return named !== null && burst.some(({ event }) => event.message === named);
  });
  let messages = burst.map(({ event }) => ({ id: event.message, text: event.text || signOf(event.files) }));
  for (const { event } of changes)
    messages =
      event.kind === 'unsent'
        ? messages.filter(({ id }) => id !== event.message)
        : messages.map((one) => (one.id === event.message ? { id: one.id, text: event.text } : one));
  const isLeft = (message: string) => messages.some(({ id }) => id === message);
  const left = burst.filter(({ event }) => isLeft(event.message));
  return {
    kind: 'burst',
    eventIds: [...burst, ...changes].map(({ event_id }) => event_id),
    messages,
    last: burst.at(-1) as Of<'message'>,
    text: joinParts(messages),
    hasWords: burst.some(({ event }) => event.text.trim() !== '' || event.pressed !== null),
    files: left.flatMap(({ event }) => event.files.map((file) => fileOf(event.message, file))),
    wordless: left.filter(({ event }) => event.text.trim() === '').map(({ event }) => event.message),
    isSpoken: false,
    edited: changes.some(({ event }) => event.kind === 'edited'),
    questionId: first.question_id,
  };
}
