import {
  type Context,
  type Heard,
  type HearingHints,
  hearRecording,
  joinParts,
  type MessageFile,
  maxAttachmentBytes,
  Refusal,
  readAudio,
  readHints,
  type Transcription,
} from '@jawab/core';
import type { Burst } from './next-step.ts';
import type { Taking } from './taking.ts';

/** A burst whose voice notes were heard, with what tells its language; null if there was nothing to hear. */
interface HeardBurst {
  burst: Burst;
  heard: Heard | null;
}

/** A voice note that was fetched; `said` is null if no words were heard in it. */
interface FetchedNote {
  file: MessageFile;
  bytes: Uint8Array;
  said: Transcription | null;
}

/** Fetches a recording. Returns null if the provider does not hand it over: the team then gets it later. */
async function fetchNote(
  { definition, account, runtime }: Taking,
  { ref }: MessageFile,
): Promise<Uint8Array | null> {
  try {
    const file = ref === null ? null : await definition.fetchFile?.(account, ref);
    return file && file.bytes.length <= maxAttachmentBytes ? file.bytes : null;
  } catch {
    runtime.log.debug({ kind: definition.name }, 'a voice note could not be fetched at once');
    return null;
  }
}

/** Returns the words of a recording, or null if it has none or cannot be heard. */
const hear = (ctx: Context, data: Uint8Array, hints: HearingHints): Promise<Transcription | null> =>
  (async () => hearRecording(ctx, readAudio(ctx, { data }), hints))().catch((error: unknown) => {
    if (error instanceof Refusal) return null;
    throw error;
  });

/** Puts what was fetched and heard into a burst: words become the text of their message, bytes go with their file. */
function fillIn(burst: Burst, notes: FetchedNote[]): Burst {
  const wordsOf = (id: string) =>
    notes.find(({ file, said }) => said && file.providerMessage === id)?.said?.text;
  const messages = burst.messages.map(({ id, text }) => ({ id, text: wordsOf(id) ?? text }));
  const files = burst.files.map((file) => {
    const note = notes.find((one) => one.file === file);
    return note ? Object.assign({}, file, { bytes: note.bytes, ref: null }) : file;
  });
  const isSpoken = notes.some(({ said }) => said);
  const hasWords = burst.hasWords || isSpoken;
  return Object.assign({}, burst, { messages, files, text: joinParts(messages), hasWords, isSpoken });
}

/**
 * Hears the voice notes of a burst where an engine does: their words become the messages. A note in which no words are heard stays a
 * file. Fails with `quota_exceeded`, as the turn would.
 */
export async function hearNotes(
  ctx: Context,
  taking: Taking & { sessionId: string },
  burst: Burst,
): Promise<HeardBurst> {
  const files = burst.files.filter(
    ({ kind, providerMessage }) => kind === 'audio' && burst.wordless.some((id) => id === providerMessage),
  );
  if (files.length === 0 || ctx.speech.hearing.engine === 'none') return { burst, heard: null };
  const { contact, sessionId } = taking;
  const hints = await readHints(ctx, { chatbotId: contact.bot_id, sessionId });
  const notes: FetchedNote[] = [];
  for (const file of files) {
    const bytes = await fetchNote(taking, file);
    if (bytes) notes.push({ file, bytes, said: await hear(ctx, bytes, hints) });
  }
  const said = notes.flatMap((note) => note.said ?? []);
  const guess = said.find(({ language }) => language !== null)?.language ?? null;
  const heard = said.length > 0 ? { expected: hints.languages[0], guess, known: hints.known } : null;
  return { burst: fillIn(burst, notes), heard };
}
