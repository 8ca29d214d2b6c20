import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenBase, openProduct, type Product, type Reply } from './open-product.ts';

/** For each language a base with twins, by title. */
interface Case {
  articles: Record<string, string>;
  /** A question that does not tell, the choices that it gets, the reply to them, and what is answered then. */
  asked: [question: string, choices: string[], chosen: string, answer: string][];
  /** A question about one, another about its twin, what is answered then, and what no longer is. */
  moved: [question: string, other: string, answer: string, before: string];
}
type ReplyWithChoices = Reply & { choices: { title: string }[] };

const file = new URL('twins/cases.json', import.meta.url);
const cases = Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, Case>);

let product: Product;
beforeAll(async () => {
  product = await openProduct(undefined, {});
});
afterAll(() => product?.close());

describe.each(cases)('%s', (language, { articles, asked, moved }) => {
  let base: OpenBase;
  beforeAll(async () => {
    const kinds = Object.entries(articles).map(([title, text]) => ({ title, kind: 'text' as const, text }));
    base = await product.addBase(
      { id: language, kit: 'twins', name: 'Twins', language, articles: kinds },
      '',
      () => {},
    );
  });
  const ask = (message: string, session?: string) => base.ask(message, session) as Promise<ReplyWithChoices>;

  test.each(asked)('asks which one: %s', async (question, choices, chosen, answer) => {
    const asks = await ask(question);
    expect(asks).toMatchObject({ answered: null, sources: [] });
    expect(asks.choices.map(({ title }) => title).sort()).toEqual(choices.toSorted());
    const answers = await ask(chosen, asks.session_id);
    expect(answers).toMatchObject({ answered: true, choices: [], answer: expect.stringContaining(answer) });
    expect(answers.sources).toHaveLength(1);
  });

  test('moves to the twin that is named', async () => {
    const [question, other, answer, before] = moved;
    const first = await ask(question);
    expect(first).toMatchObject({ answered: true });
    const { answer: text } = await ask(other, first.session_id);
    expect(text).toContain(answer);
    expect(text).not.toContain(before);
  });
});
