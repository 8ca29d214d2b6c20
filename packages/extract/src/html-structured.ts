import { Parser } from 'htmlparser2';

const maxQuestions = 300;

interface Thing {
  '@type'?: unknown;
  '@graph'?: unknown;
  mainEntity?: unknown;
  name?: unknown;
  text?: unknown;
  acceptedAnswer?: unknown;
}

const isType = (thing: Thing, type: string) =>
  Array.isArray(thing['@type']) ? thing['@type'].includes(type) : thing['@type'] === type;

const list = (value: unknown): Thing[] =>
  (Array.isArray(value) ? value : [value]).filter(
    (one): one is Thing => typeof one === 'object' && one !== null,
  );

/** Reads the questions and answers that a page gives to search engines (schema.org FAQPage) and does not show itself. */
export function readFaq(scripts: readonly string[], shown: string): string {
  const found: string[] = [];
  for (const script of scripts) {
    for (const thing of list(parse(script)).flatMap((one) => [one, ...list(one['@graph'])])) {
      if (!isType(thing, 'FAQPage')) continue;
      for (const entry of list(thing.mainEntity)) {
        const question = words(entry.name);
        const answer = list(entry.acceptedAnswer)
          .map(({ text }) => words(text))
          .join('\n');
        if (found.length < maxQuestions && question && answer && !says(shown, answer))
          found.push(`## ${question}\n\n${answer}`);
      }
    }
  }
  return found.join('\n\n');
}

function parse(script: string): unknown {
  try {
    return JSON.parse(script);
  } catch {
    return null;
  }
}

function words(value: unknown): string {
  if (typeof value !== 'string') return '';
  const parts: string[] = [];
  const parser = new Parser({
    ontext: (text) => void parts.push(text),
    onopentag: (name) => void (/^(?:br|p|li|div|tr)$/.test(name) && parts.push('\n')),
  });
  parser.end(value);
  return parts
    .join('')
    .replace(/[ \t]+/g, ' ')
    .replace(/\s*\n\s*/g, '\n')
    .trim();
}

const bare = (text: string) => text.replace(/[^\p{L}\p{N}]+/gu, '');
const says = (shown: string, answer: string) => bare(shown).includes(bare(answer));
