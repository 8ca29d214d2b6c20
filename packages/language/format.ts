/** The values of a message's arguments, by name. */
export type Values = Record<string, string | number>;

/**
 * Fills in a message: a subset of ICU MessageFormat without quoting. `{x}` is a value, `{n, plural, =0 {…} one {…} other {# …}}`
 * picks by number and `{x, select, a {…} other {…}}` by text; both nest. Digits are western. Throws if a value is missing.
 */
export function format(message: string, values: Values, locale: string, count = '#'): string {
  let text = '';
  let end = 0;
  for (let open = message.indexOf('{'); open >= 0; open = message.indexOf('{', end)) {
    const close = findClose(message, open);
    text += message.slice(end, open).replaceAll('#', count);
    text += fill(message.slice(open + 1, close), values, locale, count);
    end = close + 1;
  }
  return text + message.slice(end).replaceAll('#', count);
}

function fill(argument: string, values: Values, locale: string, count: string): string {
  const [, name = '', kind, cases = ''] = /^\s*(\w+)\s*(?:,\s*(\w+)\s*,)?(.*)$/s.exec(argument) ?? [];
  const value = values[name];
  if (value === undefined) throw new Error(`The value ${name} is missing.`);
  if (!kind) return String(value);
  const isPlural = kind === 'plural';
  const key = isPlural ? new Intl.PluralRules(locale).select(+value) : String(value);
  const number = isPlural ? new Intl.NumberFormat(`${locale}-u-nu-latn`).format(+value) : count;
  const chosen = findCase(cases, `=${value}`) ?? findCase(cases, key) ?? findCase(cases, 'other');
  return format(chosen ?? '', values, locale, number);
}

function findCase(cases: string, wanted: string): string | undefined {
  let end = 0;
  for (let open = cases.indexOf('{'); open >= 0; open = cases.indexOf('{', end)) {
    const close = findClose(cases, open);
    if (cases.slice(end, open).trim() === wanted) return cases.slice(open + 1, close);
    end = close + 1;
  }
}

function findClose(message: string, open: number): number {
  let depth = 0;
  for (let at = open; at < message.length; at++) {
    if (message[at] === '{') depth++;
    else if (message[at] === '}' && --depth === 0) return at;
  }
  throw new Error(`A brace of this message is not closed: ${message}`);
}
