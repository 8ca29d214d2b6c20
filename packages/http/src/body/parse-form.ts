import { fail, type Issue } from '@jawab/core';

/** Returns whether the body of a request is a multipart form. */
export const isForm = (request: Request) =>
  /^multipart\/form-data\s*(?:;|$)/i.test(request.headers.get('content-type') ?? '');

/**
 * Parses a multipart form into a tool's input: its texts by name, its part `file` as `filename` and `contentBase64`.
 * Fails with `invalid_request`.
 */
export async function parseForm(
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
): Promise<Record<string, unknown>> {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' };
  const form = await new Response(bytes, { headers })
    .formData()
    .catch(() => fail('invalid_request', 'The form cannot be read: its parts do not match its boundary.'));
  const issues: Issue[] = [];
  const input = new Map<string, unknown>();
  for (const [name, value] of form) {
    const key = name === 'file' ? 'contentBase64' : name;
    if (input.has(key)) issues.push({ path: name, message: 'must be sent only once' });
    else if (typeof value === 'string' && name === 'file')
      issues.push({ path: name, message: 'must be a file with a file name' });
    else if (typeof value === 'string') input.set(key, value);
    else if (name !== 'file') issues.push({ path: name, message: 'must be text' });
    else if (value.size === 0) issues.push({ path: name, message: 'is empty' });
    else {
      input.set('filename', value.name);
      input.set(key, Buffer.from(await value.arrayBuffer()).toString('base64'));
    }
  }
  if (issues.length === 0 && !input.has('contentBase64'))
    issues.push({ path: 'file', message: 'is required' });
  const [first] = issues;
  if (first) fail('invalid_request', `\`${first.path}\` ${first.message}.`, { issues });
  return Object.fromEntries(input);
}
