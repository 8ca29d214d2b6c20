import { isUtf8 } from 'node:buffer';
import { fail, parseJson } from '@jawab/core';
import { isJsonContentType } from '@modelcontextprotocol/server';

const mostBytes = 1_048_576;

/** What was not read of a body too large would be taken for the next request: the connection ends. */
const tooLarge = () =>
  fail('payload_too_large', 'The body is larger than 1 MiB.', { headers: { Connection: 'close' } });

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<Uint8Array> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > mostBytes) tooLarge();
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** Reads and parses a request's body. Fails with 413, 415 or 400 `malformed_json`. */
export async function readMessage(request: Request): Promise<unknown> {
  const length = request.headers.get('content-length');
  if (Number(length) > mostBytes) tooLarge();
  if (!isJsonContentType(request.headers.get('content-type')))
    fail('unsupported_media_type', 'The body must be JSON.');
  const bytes =
    length === null && request.body
      ? await readAtMost(request.body)
      : new Uint8Array(await request.arrayBuffer());
  if (!isUtf8(bytes)) fail('malformed_json', 'The body is not valid UTF-8.');
  return parseJson(new TextDecoder().decode(bytes));
}
