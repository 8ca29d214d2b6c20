import { findUnknown, inputSchemaOf, type Tool } from '@jawab/core';
import type { ResponseHeaders } from './response-headers.ts';

const maxNames = 20;
const maxNameLength = 64;
/** Clients and proxies refuse answers whose headers are longer than a few thousand characters. */
const maxLength = 1_000;

/** Returns the header that names the fields of a body that its operation does not know. Names are percent-encoded. */
export function ignoredFields({ input }: Pick<Tool, 'input'>, body: unknown): ResponseHeaders {
  if (body === null || typeof body !== 'object' || Array.isArray(body)) return {};
  const names = findUnknown(inputSchemaOf(input), body, { max: maxNames }).map(({ path }) => path);
  if (names.length === 0) return {};
  const encode = (name: string) => encodeURIComponent(name.slice(0, maxNameLength).toWellFormed());
  const shown = names.map(encode).reduce((text, name) => {
    const longer = text === '' ? name : `${text}, ${name}`;
    return longer.length > maxLength ? text : longer;
  }, '');
  return { 'x-ignored-fields': shown };
}
