import { z } from 'zod';

const base64 = /^[A-Za-z0-9+/]*={0,2}$/;
/** Four characters hold three bytes. A last group of one character holds none, so it is an error. */
const isBase64 = (text: string) => base64.test(text) && text.replace(/=+$/, '').length % 4 !== 1;

interface FileBytesOptions {
  description: string;
  /** The most bytes, and how the refusal says it: `20 MiB`. */
  max?: { bytes: number; words: string };
}

/**
 * Creates the field of a file: its bytes. Callers send base64, which is decoded here and nowhere else; a surface that got bytes hands
 * them on as they are.
 */
export function fileBytes({ description, max }: FileBytesOptions) {
  const maxLength = max && { maxLength: Math.ceil(max.bytes / 3) * 4 };
  return z
    .custom<string | Uint8Array>()
    .transform((value, { issues }): Uint8Array => {
      const refuse = (message: string) => {
        issues.push({ code: 'custom', message, input: value });
        return z.NEVER;
      };
      if (typeof value !== 'string' && !(value instanceof Uint8Array)) {
        issues.push({ code: 'invalid_type', expected: 'string', input: value });
        return z.NEVER;
      }
      if (max && maxLength && value.length > (typeof value === 'string' ? maxLength.maxLength : max.bytes))
        return refuse(`must be at most ${max.words}`);
      if (typeof value === 'string' && !isBase64(value)) return refuse('must be base64');
      const bytes = typeof value === 'string' ? Buffer.from(value, 'base64') : value;
      if (bytes.length === 0) return refuse('is empty');
      return max && bytes.length > max.bytes ? refuse(`must be at most ${max.words}`) : bytes;
    })
    .meta(Object.assign({ type: 'string' as const }, maxLength, { description }));
}
