import { pipeline, type Readable } from 'node:stream';
import { createBrotliDecompress, createUnzip } from 'node:zlib';
import { EgressError } from './error.ts';

/** The encodings that `readBody` decodes, for the request's `accept-encoding`. */
export const ACCEPT_ENCODING = 'gzip, br';

/**
 * Reads the decoded body of an answer. Throws `too_large` above `maxBytes`. With `stopAtLimit`, a body that is
 * longer, breaks off or never ends returns the bytes that came, up to `maxBytes`. Decodes one layer of compression; a
 * second is `invalid_answer`.
 */
export async function readBody(
  body: Readable,
  headers: Record<string, string>,
  maxBytes: number,
  stopAtLimit = false,
): Promise<Uint8Array> {
  if (!stopAtLimit && Number(headers['content-length']) > maxBytes) throw tooLarge(maxBytes);
  const decoded = undoEncoding(body, headers['content-encoding'] ?? '');
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    for await (const chunk of decoded as AsyncIterable<Buffer>) {
      chunks.push(chunk);
      size += chunk.length;
      if (size > maxBytes) throw tooLarge(maxBytes);
    }
  } catch (error) {
    if (!stopAtLimit) throw error;
  }
  const whole = Buffer.concat(chunks);
  return new Uint8Array(whole.buffer, whole.byteOffset, Math.min(size, maxBytes));
}

/** Returns the error for an answer above its limit. */
export function tooLarge(maxBytes: number, cause?: unknown): EgressError {
  const limit = maxBytes >= 1e6 ? `${Math.floor(maxBytes / 1e6)} MB` : `${maxBytes} bytes`;
  return new EgressError(
    'too_large',
    `The page is larger than ${limit}. Give a smaller page, or paste its text.`,
    {
      cause,
    },
  );
}

function undoEncoding(body: Readable, encoding: string): Readable {
  const name = encoding.trim().toLowerCase();
  if (name === '' || name === 'identity') return body;
  if (name === 'gzip' || name === 'x-gzip' || name === 'deflate')
    return pipeline(body, createUnzip(), () => {});
  if (name === 'br') return pipeline(body, createBrotliDecompress(), () => {});
  throw new EgressError('invalid_answer', 'The server used a compression that was not requested.');
}
