import { fail, parseJson } from '@jawab/core';
import { isJsonContentType } from '@modelcontextprotocol/server';

const mostBytes = 1_048_576;

const tooLarge = () => fail('payload_too_large', 'The body is larger than 1 MiB.');

async function readAtMost(body: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let [text, bytes] = ['', 0];
  for await (const chunk of body) {
    bytes += chunk.byteLength;
    if (bytes > mostBytes) tooLarge();
    text += decoder.decode(chunk, { stream: true });
  }
  return text + decoder.decode();
}

/** Reads and parses a request's body. Fails with 413, 415 or 400 `malformed_json`. */
export async function readMessage(request: Request): Promise<unknown> {
  const length = request.headers.get('content-length');
  if (Number(length) > mostBytes) tooLarge();
  if (!isJsonContentType(request.headers.get('content-type')))
    fail('unsupported_media_type', 'The body must be JSON.');
  if (length !== null) return parseJson(await request.text());
  return parseJson(request.body ? await readAtMost(request.body) : '');
}
