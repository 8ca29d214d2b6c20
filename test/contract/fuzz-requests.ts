import fc from 'fast-check';

/** A JSON Schema as the API describes its inputs. */
export interface Field {
  /** Optional fields also take null. */
  type?: string | string[];
  format?: string;
  enum?: string[];
  minimum?: number;
  maximum?: number;
  maxLength?: number;
}

export interface Operation {
  method: string;
  path: string;
  parameters: { name: string; in: string; schema: Field }[];
  /** The fields of the body; null when the operation takes none. */
  body: { properties: Record<string, Field>; required: string[] } | null;
}

/** Ids that exist, some of them in another workspace. */
export interface Known {
  tokens: string[];
  ids: string[];
  sessionIds: string[];
}

/** A request, byte for byte. */
export interface FuzzRequest {
  operation: Operation;
  path: string;
  headers: Record<string, string>;
  body: string | Buffer | null;
}

const hostileTexts = [
  '\u0000',
  '\ud800',
  '.',
  '..',
  ' ',
  '%',
  "'; drop table bots; --",
  '../../etc/passwd',
  '\u202e',
  '１２',
];
const hostile = fc.oneof(
  fc.constantFrom<unknown>(null, true, -1, 0, 1.5, 1e308, 2 ** 53, [], {}, ...hostileTexts),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.jsonValue({ maxDepth: 4 }),
);

const seldom = <T>(arbitrary: fc.Arbitrary<T>): fc.Arbitrary<T | null> =>
  fc.oneof({ arbitrary: fc.constant(null), weight: 9 }, { arbitrary, weight: 1 });

/** Values that fit a field as described. */
function fitting(name: string, field: Field, { ids, sessionIds }: Known): fc.Arbitrary<unknown> {
  const [type] = [field.type].flat();
  if (name === 'wait') return fc.constantFrom(0, 0.01);
  if (name === 'sessionId') return fc.oneof(fc.constantFrom(...sessionIds), fc.string({ minLength: 1 }));
  if (['from', 'to', 'since'].includes(name)) return fc.constantFrom('2026-03-01', '2026-03-31');
  if (name === 'timezone') return fc.constantFrom('UTC', 'Asia/Jakarta');
  if (name === 'language') return fc.constantFrom('en', 'ja', 'zh-Hant');
  if (field.enum) return fc.constantFrom(...field.enum);
  if (field.format === 'uuid') return fc.oneof(fc.constantFrom(...ids), fc.uuid());
  if (field.format === 'uri') return fc.webUrl();
  if (type === 'boolean') return fc.boolean();
  if (type === 'integer' || type === 'number')
    return fc.integer({ min: field.minimum ?? 0, max: field.maximum ?? 1000 });
  const longest = Math.min(field.maxLength ?? 60, 60);
  return fc.oneof(
    fc.string({ unit: 'grapheme', minLength: 1, maxLength: longest }),
    fc.constantFrom(
      'en',
      'hi-IN',
      'ja',
      'こんにちは',
      'Where is my order?',
      'x'.repeat((field.maxLength ?? 200) + 1),
    ),
  );
}

const oneOf = (name: string, field: Field, known: Known) =>
  fc.oneof({ arbitrary: fitting(name, field, known), weight: 5 }, { arbitrary: hostile, weight: 1 });

const toText = (value: unknown) => (typeof value === 'object' ? JSON.stringify(value) : String(value));
const encode = (value: unknown) => encodeURIComponent(toText(value).toWellFormed());

const segment = (name: string, field: Field, known: Known) =>
  fc.oneof(
    { arbitrary: oneOf(name, field, known).map((value) => encode(value) || 'x'), weight: 5 },
    {
      arbitrary: fc.constantFrom('%ff', '%00', '%', '%2e%2e', '%2F', 'a%', '%ed%a0%80', '-'.repeat(3000)),
      weight: 1,
    },
  );

function bodyOf(
  { properties, required }: NonNullable<Operation['body']>,
  known: Known,
): fc.Arbitrary<string | Buffer> {
  const members = Object.entries(properties).map(([name, field]) =>
    fc
      .tuple(oneOf(name, field, known), fc.integer({ min: 0, max: 9 }))
      .map(([value, odd]) => ((required.includes(name) ? odd > 0 : odd > 6) ? [[name, value]] : [])),
  );
  const strangeKey = fc.oneof(fc.constantFrom('__proto__', 'chatbot_id', 'constructor'), fc.string());
  const strange = fc.oneof(
    { arbitrary: fc.constant({}), weight: 6 },
    { arbitrary: fc.dictionary(strangeKey, hostile, { maxKeys: 2 }), weight: 1 },
  );
  const objects = fc
    .tuple(fc.tuple(...members), strange)
    .map(([fields, more]) => JSON.stringify({ ...Object.fromEntries(fields.flat()), ...more }));
  return fc.oneof(
    { arbitrary: objects, weight: 8 },
    { arbitrary: fc.jsonValue({ maxDepth: 40 }).map((value) => JSON.stringify(value)), weight: 1 },
    { arbitrary: fc.string(), weight: 1 },
    { arbitrary: fc.uint8Array({ maxLength: 64 }).map((bytes) => Buffer.from(bytes)), weight: 1 },
  );
}

const queryOf = (operation: Operation, known: Known) => {
  const own = operation.parameters
    .filter((parameter) => parameter.in === 'query')
    .map(({ name, schema }) =>
      fc.oneof(
        { arbitrary: fc.constant(null), weight: 3 },
        { arbitrary: oneOf(name, schema, known).map((value) => `${name}=${encode(value)}`), weight: 1 },
      ),
    );
  const strange = seldom(
    fc.constantFrom('x=%ff', '=', '&&', 'limit=1&limit=2', '%00=1', '__proto__=1', 'chatbot_id=1'),
  );
  return fc.tuple(...own, strange).map((parts) => parts.filter((part) => part !== null).join('&'));
};

/** Requests to one operation: mostly as described, partly broken in every way we know. */
export function requestsTo(operation: Operation, known: Known): fc.Arbitrary<FuzzRequest> {
  const inPath = operation.parameters.filter((parameter) => parameter.in === 'path');
  const segments = fc.tuple(...inPath.map(({ name, schema }) => segment(name, schema, known)));
  const [full = '', ...others] = known.tokens;
  const token = fc.oneof(
    { arbitrary: fc.constant(full), weight: 12 },
    { arbitrary: fc.constantFrom(...others, ''), weight: 1 },
  );
  const type = fc.oneof(
    { arbitrary: fc.constant('application/json'), weight: 12 },
    { arbitrary: fc.constantFrom('text/plain', '', 'application/json; charset=shift_jis', '*/*'), weight: 1 },
  );
  const key = seldom(fc.constantFrom('a', 'b', 'k'.repeat(256), '\u00e9'));
  const body = operation.body ? bodyOf(operation.body, known) : fc.constant(null);
  const query = queryOf(operation, known);
  return fc.record({ segments, query, from: fc.ipV4(), token, type, key, body }).map((made) => {
    let at = 0;
    const path = operation.path.replace(/\{\w+\}/g, () => made.segments[at++] as string);
    return {
      operation,
      path: path + (made.query && `?${made.query}`),
      headers: {
        'x-forwarded-for': made.from,
        ...(made.token && { authorization: `Bearer ${made.token}` }),
        ...(made.body !== null && { 'content-type': made.type }),
        ...(made.key !== null && { 'idempotency-key': made.key }),
      },
      body: made.body,
    };
  });
}
