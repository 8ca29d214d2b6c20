import type { BusinessStrings } from '@jawab/language/business-strings.ts';
import { format } from '@jawab/language/format.ts';

const common = ['hours', 'address', 'phone', 'prices', 'payment', 'parking'] as const;

/** The facts that customers of each kind of business ask for. */
export const businesses = {
  hotel: [...common, 'checkIn', 'cancellation'],
  shop: [...common, 'delivery', 'returns'],
  clinic: [...common, 'appointments'],
  school: [...common, 'enrolment'],
  restaurant: [...common, 'bookings', 'diets'],
} as const;

export type Business = keyof typeof businesses;
export type Fact = (typeof businesses)[Business][number];

/** A text of facts, as the form shows it. */
export interface Facts {
  business: Business;
  values: Partial<Record<Fact, string>>;
  /** The text before the first section, and the sections of other questions. Both are kept unchanged. */
  before: string;
  after: string;
}

export const kinds = Object.keys(businesses) as Business[];

/** Returns the question that a fact answers, as a customer asks it. */
export const questionOf = (fact: Fact, business: Business, words: BusinessStrings): string =>
  fact === 'prices' ? words[`ask_prices_${business}`] : words[`ask_${fact}`];

/** Returns the facts that are filled in, in the order of the form. */
export function filledIn({ business, values }: Facts): Fact[] {
  const known = Object.keys(values) as Fact[];
  return [...new Set<Fact>([...businesses[business], ...known])].filter((fact) => values[fact]?.trim());
}

/** Writes facts as a text: each question is a heading, and its answer names the fact. */
export function writeFacts(facts: Facts, words: BusinessStrings): string {
  const sections = filledIn(facts).map((fact) => {
    const value = facts.values[fact]?.trim() ?? '';
    const answer = format(words.pair, { label: words[`label_${fact}`], value }, 'en');
    return `## ${questionOf(fact, facts.business, words)}\n${answer}`;
  });
  return [facts.before, ...sections, facts.after].filter(Boolean).join('\n\n');
}

/** Reads a text that `writeFacts` wrote in the language of `words`. Returns null if it has none of its questions. */
export function readFacts(text: string, words: BusinessStrings): Facts | null {
  const values: Facts['values'] = {};
  const others: string[] = [];
  const asked = new Set<string>();
  const [before = '', ...sections] = `\n${text}`.split(/^(?=## )/m);
  for (const section of sections) {
    const [, question = '', body = ''] = /^## ([^\n]*)\n?(.*)$/s.exec(section) ?? [];
    const fact = findFact(question.trim(), words);
    if (!fact || values[fact] !== undefined) others.push(section.trim());
    else {
      const start = format(words.pair, { label: words[`label_${fact}`], value: '' }, 'en');
      values[fact] = (body.startsWith(start) ? body.slice(start.length) : body).trim();
      asked.add(question.trim());
    }
  }
  const fits = (business: Business) =>
    businesses[business].filter((fact) => asked.has(questionOf(fact, business, words))).length;
  const [business = 'hotel'] = kinds.toSorted((one, other) => fits(other) - fits(one));
  if (asked.size === 0) return null;
  return { business, values, before: before.trim(), after: others.join('\n\n') };
}

function findFact(question: string, words: BusinessStrings): Fact | undefined {
  for (const business of kinds)
    for (const fact of businesses[business]) if (questionOf(fact, business, words) === question) return fact;
}
