import { type InputSchema, partsOf } from './input-schema.ts';

const number = /^-?\d+(?:\.\d+)?$/;

const takes = ({ type, anyOf }: InputSchema, wanted: string): boolean =>
  type === wanted ||
  (Array.isArray(type) && type.includes(wanted)) ||
  (anyOf?.some((one) => takes(one, wanted)) ?? false);

/** Reads a text as the type of its field: addresses and forms have texts only. A text that does not fit stays as it is. */
export function readText(text: string, schema: InputSchema): unknown {
  if (takes(schema, 'string')) return text;
  if ((takes(schema, 'integer') || takes(schema, 'number')) && number.test(text)) return Number(text);
  if (takes(schema, 'boolean') && /^(?:true|false)$/i.test(text)) return text.toLowerCase() === 'true';
  const isJson =
    (takes(schema, 'object') && text.startsWith('{')) || (takes(schema, 'array') && text.startsWith('['));
  return isJson ? parseOrKeep(text) : text;
}

function parseOrKeep(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** Reads the texts inside a value by the schema: some clients send every argument as a text, or an object as its JSON. */
export function readTexts(schema: InputSchema, value: unknown): unknown {
  const read = typeof value === 'string' ? readText(value.trim(), schema) : value;
  if (read === null || typeof read !== 'object') return typeof read === 'string' ? value : read;
  const { properties = {}, items } = partsOf(schema);
  if (Array.isArray(read)) return items ? read.map((item) => readTexts(items, item)) : read;
  return Object.fromEntries(
    Object.entries(read).map(([name, inner]) => {
      const known = Object.hasOwn(properties, name) ? properties[name] : undefined;
      return [name, known ? readTexts(known, inner) : inner];
    }),
  );
}
