import { fail, type Issue } from '@jawab/core';

/** Returns whether the body of a request is a multipart form. */
export const isForm = (request: Request) =>
  /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');

const maxParts = 50;
const maxHeadLength = 4_096;

/**
 * Refuses a form of more parts, or with a longer head of a part, than any operation takes. Only the parser of forms would
 * notice, after a second for 5 MiB of them.
 */
function checkParts(bytes: Uint8Array<ArrayBuffer>, contentType: string): void {
  const [, quoted, plain] = /boundary=(?:"([^"]+)"|([^;\s]+))/i.exec(contentType) ?? [];
  const form = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const boundary = `\r\n--${quoted ?? plain ?? ''}`;
  let parts = 0;
  for (let at = 0; at >= 0; at = form.indexOf(boundary, at + 1)) {
    if (++parts > maxParts + 1)
      fail('invalid_request', `A form can have at most ${maxParts} parts. Send fewer.`);
    const head = form.subarray(at, at + maxHeadLength);
    if (head.length === maxHeadLength && !head.includes('\r\n\r\n'))
      fail(
        'invalid_request',
        `The head of a part can have at most ${maxHeadLength} bytes. Send a shorter one.`,
      );
  }
}

/** The names of the part with the file. */
const parts = { file: ['file'], attachment: ['file'], audio: ['audio', 'file'] } as const;

/**
 * Parses a multipart form into a tool's input: its texts by name, and the bytes of its file. The part `file` becomes `filename` and
 * `contentBase64`; of an `audio` form, the part `audio` (or `file`) becomes `audio`. Fails with `invalid_request`.
 */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
  kind: keyof typeof parts = 'file',
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  checkParts(bytes, headers['content-type']);
  const form = await new Response(bytes, { headers })
    .formData()
    .catch(() =>
      fail(
        'invalid_request',
        'The form cannot be read: its parts do not match its boundary. Let your HTTP client write the Content-Type.',
      ),
    );
  const names: readonly string[] = parts[kind];
  const [name] = parts[kind];
  const issues: Issue[] = [];
  const input = new Map<string, unknown>();
  let file: File | null = null;
  for (const [part, value] of form) {
    const isFile = names.includes(part);
    if (input.has(part) || (isFile && file)) issues.push({ path: part, message: 'must be sent only once' });
    else if (typeof value === 'string' && isFile)
      issues.push({ path: part, message: 'must be a file with a file name' });
    else if (typeof value === 'string') input.set(part, value);
    else if (!isFile) issues.push({ path: part, message: 'must be text' });
    else if (value.size === 0) issues.push({ path: part, message: 'is empty' });
    else file = value;
  }
  if (issues.length === 0 && !file) issues.push({ path: name, message: 'is required' });
  const [first] = issues;
  if (first) fail('invalid_request', `\`${first.path}\` ${first.message}.`, { issues });
  return Object.assign(Object.fromEntries(input), await readFile(file as File, kind));
}

async function readFile(file: File, kind: keyof typeof parts): Promise<object> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return kind === 'audio'
    ? { audio: { data: bytes, format: file.type } }
    : { filename: file.name, contentBase64: bytes };
}
