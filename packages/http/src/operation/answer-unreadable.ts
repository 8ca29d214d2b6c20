import { randomUUID } from 'node:crypto';
import { type Server, STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { type ErrorCode, Refusal } from '@jawab/core';
import { answerOf } from './call.ts';

const refusals: Record<string, [ErrorCode, string]> = {
  HPE_HEADER_OVERFLOW: [
    'headers_too_large',
    'The headers and the address have more than 16 KiB. Shorten them, or send long values in the body.',
  ],
  ERR_HTTP_REQUEST_TIMEOUT: ['request_timeout', 'The request did not arrive in time. Send it again.'],
};
const malformed: [ErrorCode, string] = [
  'invalid_request',
  'This is not a valid HTTP request. Check its first line, its headers and the length of its body.',
];

/** Writes a refusal in the Error shape as bytes of HTTP/1.1, for a connection that closes after it. */
function writeRefusal([code, message]: [ErrorCode, string]): string {
  const id = randomUUID();
  const { status, headers, body } = answerOf(new Refusal(code, message), { id });
  const all = {
    ...headers,
    'x-request-id': id,
    'content-length': String(Buffer.byteLength(body)),
    connection: 'close',
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n');
}

/**
 * Answers requests that Node's parser refuses (400, 408, 431) and an unknown `Expect` (417) in the Error shape with a
 * request id. Node itself answers them without a body.
 */
export function answerUnreadable(server: Server): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Duplex) => {
    if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
    socket.end(writeRefusal(refusals[code] ?? malformed));
  });
  server.on('checkExpectation', (request, response) => {
    const id = randomUUID();
    const sentence = `\`Expect: ${String(request.headers.expect).slice(0, 40)}\` is not supported. Leave it out.`;
    const { status, headers, body } = answerOf(new Refusal('expectation_failed', sentence), { id });
    const all = { ...headers, 'x-request-id': id, 'content-length': Buffer.byteLength(body) };
    response.writeHead(status, { ...all, connection: 'close' }).end(body);
  });
}
