import { isShownInline, Refusal } from '@jawab/core';
import { isKnown } from '../headers/etag.ts';
import { readSpan, type Span } from '../request/read-span.ts';
import { type Answer, answerOf, type Call } from './call.ts';

/** Answers a range that a file of this size does not have. */
export function refuseSpan(call: Call, bytes: number): Answer {
  const refusal = new Refusal('invalid_request', `The file has ${bytes} bytes. Ask for a range within them.`);
  const { headers, body } = answerOf(refusal, call);
  return { status: 416, headers: { ...headers, 'content-range': `bytes */${bytes}` }, body };
}

/** Returns the header that says which bytes of a file follow. */
export const contentRange = ({ first, last }: Span, bytes: number) => `bytes ${first}-${last}/${bytes}`;

/** Writes a name of a file for a header (RFC 6266): as ASCII, and as UTF-8 percent-encoded. */
function dispositionOf(mime: string, name: string): string {
  const plain = name.replaceAll(/[^\x20-\x7e]|["\\%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (at) => `%${at.charCodeAt(0).toString(16)}`);
  const way = isShownInline(mime) ? 'inline' : 'attachment';
  return `${way}; filename="${plain}"; filename*=UTF-8''${encoded}`;
}

/**
 * Makes the answer of a file of a stranger: its bytes, or the range that is asked for. A browser shows verified pictures only, saves
 * anything else, and runs nothing in it. Players of audio and video ask for ranges.
 */
export function fileAnswer(
  call: Call,
  { id, name, mime, data }: { id: string; name: string; mime: string; data: string },
): Answer {
  const { request } = call;
  const etag = `"${id}"`;
  const kept = { etag, 'cache-control': 'private, no-cache' };
  if (isKnown(request, etag)) return { status: 304, headers: kept, body: '' };
  const bytes = Buffer.from(data, 'base64');
  const span = readSpan(request, bytes.length, etag);
  if (!span) return refuseSpan(call, bytes.length);
  const isWhole = span.first === 0 && span.last === bytes.length - 1;
  const headers = {
    'content-type': mime,
    'content-disposition': dispositionOf(mime, name),
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'accept-ranges': 'bytes',
    ...kept,
    ...(!isWhole && { 'content-range': contentRange(span, bytes.length) }),
  };
  return { status: isWhole ? 200 : 206, headers, body: bytes.subarray(span.first, span.last + 1) };
}
