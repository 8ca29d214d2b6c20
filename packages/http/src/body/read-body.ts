import type { IncomingMessage } from 'node:http';
import { fail, maxAttachmentBytes, maxFileBytes, maxRecordingBytes } from '@jawab/core';
import { isForm } from './parse-form.ts';

/** The kind of form that an operation accepts beside JSON. `fields` is `application/x-www-form-urlencoded`, instead of it. */
export type FormKind = 'file' | 'audio' | 'attachment' | 'fields' | undefined;

const mebibyte = 1_048_576;
/** The parts around a file. */
const formMargin = 65_536;
const empty = new Uint8Array(0);

interface BodyLimit {
  bytes: number;
  sentence: string;
}

/** The bytes of a form of short fields. */
const maxFieldsBytes = 65_536;

/** Audio may be base64 in JSON, which is a third longer. */
function limitOf(kind: FormKind, asForm: boolean): BodyLimit {
  if (kind === 'fields') return { bytes: maxFieldsBytes, sentence: 'This form can have at most 64 KiB.' };
  if (kind === 'audio') {
    const bytes = asForm ? maxRecordingBytes : (maxRecordingBytes * 4) / 3;
    return {
      bytes: bytes + formMargin,
      sentence: 'A recording can have at most 5 MiB. Record for less time.',
    };
  }
  if (asForm && kind === 'attachment')
    return {
      bytes: maxAttachmentBytes + formMargin,
      sentence: 'A file can have at most 10 MiB. Send a smaller one.',
    };
  if (asForm)
    return { bytes: maxFileBytes + formMargin, sentence: 'A file can have at most 20 MiB. Split it.' };
  const more = kind ? ' Send a larger file as `multipart/form-data`.' : '';
  return { bytes: mebibyte, sentence: `A JSON body can have at most 1 MiB. Send a smaller one.${more}` };
}

/**
 * Reads the bytes of a JSON body, or of a form of the `kind`. Returns no bytes when there is no body. Fails with
 * `payload_too_large` as soon as more than 1 MiB (20 MiB for a form with a file, 10 MiB for one of a visitor, 5 MiB for audio) is announced or read, and
 * with `unsupported_media_type`.
 */
export async function readBody(
  request: Request,
  incoming?: IncomingMessage,
  kind?: FormKind,
): Promise<Uint8Array<ArrayBuffer>> {
  const asForm = kind !== undefined && kind !== 'fields' && isForm(request);
  const { bytes: limit, sentence } = limitOf(kind, asForm);
  const type = request.headers.get('content-type');
  return readBytes(request, incoming, { bytes: limit, sentence }, () => {
    requirePlain(request.headers.get('content-encoding'));
    if (kind === 'fields') requireFields(type);
    else if (!asForm) requireJson(type, kind !== undefined);
  });
}

/**
 * Reads the bytes of a body as they arrive, of whichever type. `check` is called before a body that is there is read. Fails with
 * `payload_too_large` as soon as more is announced or read.
 */
export async function readBytes(
  request: Request,
  incoming: IncomingMessage | undefined,
  { bytes: limit, sentence }: BodyLimit,
  check: () => void = () => {},
): Promise<Uint8Array<ArrayBuffer>> {
  const announced = request.headers.get('content-length');
  const isChunked = announced === null && request.headers.has('transfer-encoding');
  const isBare = announced === null && !isChunked && (incoming !== undefined || request.body === null);
  if (announced === '0' || isBare) return empty;
  if (announced !== null && Number(announced) > limit) fail('payload_too_large', sentence);
  check();
  if (announced !== null) return new Uint8Array(await request.arrayBuffer());
  const parts: Uint8Array[] = [];
  let size = 0;
  // Leaving the loop must not destroy the request: its socket still has to carry the refusal.
  const source = incoming?.iterator({ destroyOnReturn: false }) ?? request.body ?? [];
  for await (const part of source as AsyncIterable<Uint8Array>) {
    size += part.byteLength;
    if (size > limit) fail('payload_too_large', sentence);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

function requirePlain(encoding: string | null): void {
  if (encoding !== null && encoding.trim().toLowerCase() !== 'identity')
    fail('unsupported_media_type', 'Send the body as it is, without `Content-Encoding`.');
}

function requireFields(type: string | null): void {
  if (!/^application\/x-www-form-urlencoded\s*(?:;|$)/i.test(type ?? ''))
    fail('unsupported_media_type', 'Send the fields as `application/x-www-form-urlencoded`.');
}

function requireJson(type: string | null, mayBeForm: boolean): void {
  const [media = '', ...parameters] = (type ?? '').toLowerCase().split(';');
  const charset = parameters.map((text) => text.trim()).find((text) => text.startsWith('charset='));
  const isJson = /^application\/(?:[\w.+-]+\+)?json$/.test(media.trim());
  const isUtf8 = !charset || /^charset="?utf-?8"?$/.test(charset);
  if (!isJson || !isUtf8)
    fail(
      'unsupported_media_type',
      mayBeForm
        ? 'Send the file as `multipart/form-data`, or in base64 as JSON with `Content-Type: application/json`.'
        : 'Send the body as UTF-8 JSON with `Content-Type: application/json`.',
    );
}
