import type { AudioPiece, Run } from '@jawab/core';
import { fileAnswer } from './answer-file.ts';
import type { Answer, Call } from './call.ts';

/** A call that has ended: its output, and what was spoken of it. */
export interface Said {
  output: Record<string, unknown>;
  audio: AudioPiece[];
}

/** Runs a call to its end. */
export async function collect(run: Run): Promise<Said> {
  const audio: AudioPiece[] = [];
  for (;;) {
    const { done, value } = await run.next();
    if (done) return { output: value, audio };
    if (typeof value !== 'string' && 'audio' in value) audio.push(value.audio);
  }
}

/** Adds what was spoken to an answer that is sent whole. */
export function withAudio(completion: object, audio: AudioPiece[]): object {
  const { jawab } = completion as { jawab?: object };
  if (audio.length === 0 || !jawab) return completion;
  return Object.assign(completion, { jawab: Object.assign(jawab, { audio }) });
}

const mediaTypes: Record<string, string> = { wav: 'audio/wav', mp3: 'audio/mpeg', opus: 'audio/ogg' };

/** Makes the answer of a file: its bytes, or JSON for a client that accepts nothing else. */
export function bytesAnswer(call: Call, kind: 'audio' | 'file', output: Record<string, unknown>): Answer {
  const accept = call.request.headers.get('accept') ?? '*/*';
  if (/^application\/json\s*(?:;|$)/i.test(accept))
    return { status: 200, headers: { 'content-type': 'application/json' }, body: JSON.stringify(output) };
  if (kind === 'file') return fileAnswer(call, (output as { data: Parameters<typeof fileAnswer>[1] }).data);
  const { format, data } = (output as { data: { format: string; data: string } }).data;
  const type = mediaTypes[format] ?? 'application/octet-stream';
  return { status: 200, headers: { 'content-type': type }, body: Buffer.from(data, 'base64') };
}
