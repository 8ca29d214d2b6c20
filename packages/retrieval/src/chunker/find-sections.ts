import { isQuestionOrAnswer } from './faq-lines.ts';
import type { List } from './lists.ts';
import { sizeInLetters } from './size-in-letters.ts';
import { endsSentence, findTitleLines, isItem, type Line, mayBeTitle, titleOf } from './title-lines.ts';
import { cuts, sectionShapes } from './weights.ts';

/** The title of a section. Null: a paragraph without a title that is a topic of its own. */
type Titles = Map<number, string | null>;

/** Where sections start, with their titles, and the line above the first one that is the title of all of them. */
export interface Sections {
  titles: ReadonlyMap<number, string | null>;
  above: { start: number; title: string } | null;
}

const { minSectioned } = cuts;
const {
  maxPlaced,
  maxLabel,
  maxLabelWords,
  minValue,
  minRepeated,
  minAlternating,
  minLabelled,
  minBelow,
  minLonger,
  minTopics,
  maxTopic,
} = sectionShapes;

const marked = /^ {0,3}#{1,6}\s|^\s*(?:```|~~~)/;
const asks = /[?？؟]["'”’»）)\]】」』》]*$/u;
/** "Label: text", or a label above its text. */
const labelled =
  /^(?:\p{Extended_Pictographic}\uFE0F?\s*)?(?:\*\*|__)?(\p{L}[^:：៖\n]*?)(?:\*\*|__)?\s?[:：៖](?:\*\*|__)?(?:(?:\s+|(?<=[：៖]))(\S.*))?$/u;
/** A title in brackets or behind a sign: 【駐車場】, ■ 営業時間. */
const signed = /^(?:[【〔《〈]([^】〕》〉]+)[】〕》〉]|[■□◆◇▼▶★☆]\s*([^■□◆◇▼▶★☆]+?))[:：]?$/u;

/** A run of lines between blank ones. */
type Paragraph = Line[];

/** Finds where the sections of a text start that have no marks of Markdown. Pure. */
export function findSections(text: string, lines: readonly Line[], lists: readonly List[]): Sections {
  const isLong = sizeInLetters(text) > minSectioned;
  if (lines.some(({ line }) => marked.test(line) || isQuestionOrAnswer(line)))
    return { titles: isLong ? findTitleLines(lines, lists) : new Map(), above: null };
  const titles = findTitles(lines, lists, isLong);
  const [first, next] = lines.filter(({ line }) => line.trim());
  const title = titleOf(first?.line ?? '');
  if (!first || !next || !mayBeAbove(title) || (titles.has(first.start) && !titles.has(next.start)))
    return { titles, above: null };
  const below = findTitles(lines.slice(lines.indexOf(first) + 1), lists, false);
  return below.has(next.start)
    ? { titles: below, above: { start: first.start, title } }
    : { titles, above: null };
}

const mayBeAbove = (title: string) => mayBeTitle(title) && !labelled.test(title) && !signed.test(title);

/** Finds sections that are several, or one if `isEnough`. */
function findTitles(lines: readonly Line[], lists: readonly List[], isEnough: boolean): Titles {
  const paragraphs = splitParagraphs(lines);
  const written = paragraphs.flat();
  const free = new Set(outside(written, lists));
  const found: Titles = new Map([
    ...findTitleLines(lines, lists),
    ...findQuestions([...free]),
    ...findPlaced(paragraphs, free),
    ...findLabels(paragraphs, free),
    ...findSigned(written),
  ]);
  if (found.size >= (isEnough ? 1 : minRepeated)) return found;
  return lists.length > 0 ? new Map() : findTopics(paragraphs);
}

/** Returns the lines that are in none of the lists. Both are in order. */
function outside(lines: readonly Line[], lists: readonly List[]): Line[] {
  let next = 0;
  return lines.filter(({ start }) => {
    while ((lists[next]?.end ?? start + 1) <= start) next++;
    return start < (lists[next]?.start ?? start + 1);
  });
}

function splitParagraphs(lines: readonly Line[]): Paragraph[] {
  const paragraphs: Paragraph[] = [[]];
  for (const one of lines) {
    if (one.line.trim()) paragraphs.at(-1)?.push(one);
    else if (paragraphs.at(-1)?.length) paragraphs.push([]);
  }
  return paragraphs.filter(({ length }) => length > 0);
}

const enough = (found: [number, string][], min = minRepeated) => (found.length >= min ? found : []);

function findSigned(lines: Line[]): [number, string][] {
  const titleAt = (at: number) => {
    const [, inside, behind] = signed.exec(lines[at]?.line.trim() ?? '') ?? [];
    const title = inside ?? behind;
    return title && sizeInLetters(title) <= maxPlaced ? title.trim() : null;
  };
  return enough(
    lines.flatMap(({ start }, at): [number, string][] => {
      const title = titleAt(at);
      return title && at + 1 < lines.length && !titleAt(at + 1) ? [[start, title]] : [];
    }),
  );
}

/** Finds questions above what answers them. */
function findQuestions(lines: Line[]): [number, string][] {
  const isQuestion = (at: number) =>
    asks.test(lines[at]?.line.trim() ?? '') && mayBeTitle(titleOf(lines[at]?.line ?? ''));
  return enough(
    lines.flatMap(({ start, line }, at): [number, string][] =>
      isQuestion(at) && at + 1 < lines.length && !isQuestion(at + 1) ? [[start, titleOf(line)]] : [],
    ),
  );
}

/**
 * Finds labels of prose, and labels of paragraphs. Short values below each other, as of a contact, stay together. A paragraph without a
 * label below labels that have their text beside them belongs to none of them.
 */
function findLabels(paragraphs: Paragraph[], free: ReadonlySet<Line>): [number, string | null][] {
  const read = paragraphs.map((paragraph) =>
    paragraph.flatMap((one) => (free.has(one) ? readLabel(one) : [])),
  );
  const begun = read.filter(([first], at) => first && first.one === paragraphs[at]?.[0]);
  if (begun.length < paragraphs.length * minLabelled) return [];
  const isCard = (labels: Label[]) =>
    labels.length > 1 && labels.every(({ value }) => value && !isProse(value));
  const labels = read.flatMap((own) => (isCard(own) ? [] : own));
  const found = enough(labels.map(({ one, label }): [number, string] => [one.start, label]));
  if (found.length === 0 || labels.some(({ value }) => !value)) return found;
  const others = paragraphs.filter((_, at) => read[at]?.length === 0);
  return [...found, ...others.map(([first]): [number, null] => [(first as Line).start, null])];
}

interface Label {
  one: Line;
  label: string;
  value: string;
}

function readLabel(one: Line): Label[] {
  const [, label = '', value = ''] = labelled.exec(one.line.trim()) ?? [];
  const isShort = sizeInLetters(label) <= maxLabel && label.split(/\s+/).length <= maxLabelWords;
  return label && isShort ? [{ one, label: label.trim(), value }] : [];
}

const isProse = (value: string) => endsSentence.test(value) || sizeInLetters(value) >= minValue;

/**
 * Finds titles by their place: at the beginning of most paragraphs, each above its text, or above every second line of a text that has
 * no paragraphs.
 */
function findPlaced(paragraphs: Paragraph[], free: ReadonlySet<Line>): [number, string][] {
  const headed = paragraphs.filter(
    ([first, second]) =>
      first &&
      second &&
      free.has(first) &&
      free.has(second) &&
      isPlaced(first.line) &&
      !isItem.test(second.line),
  );
  if (headed.length >= minRepeated && headed.length * 2 >= paragraphs.length) {
    const size = (some: Line[]) => some.reduce((sum, { line }) => sum + sizeInLetters(line), 0);
    const above = size(headed.flatMap(([first]) => first ?? []));
    if (size(headed.flat()) > above * minBelow) return headed.map(([first]) => titled(first as Line));
  }
  return paragraphs.flatMap((paragraph) => findAlternating(paragraph.filter((one) => free.has(one))));
}

function findAlternating(lines: Line[]): [number, string][] {
  const isTitle = (at: number) => at % 2 === 0;
  const fits = lines.every(({ line }, at) =>
    isTitle(at)
      ? isPlaced(line)
      : isProse(line.trim()) || sizeInLetters(line) > sizeInLetters(lines[at - 1]?.line ?? '') * minLonger,
  );
  if (!fits || lines.length % 2 === 1) return [];
  return enough(lines.filter((_, at) => isTitle(at)).map(titled), minAlternating);
}

const isPlaced = (line: string) => {
  const title = titleOf(line);
  return mayBeTitle(title) && sizeInLetters(title) <= maxPlaced && !/\p{Nd}{3}/u.test(title);
};

const titled = ({ start, line }: Line): [number, string] => [start, titleOf(line)];

/** Finds the paragraphs of a text that has a topic in each: all are short prose of one line. */
function findTopics(paragraphs: Paragraph[]): Titles {
  const isTopic = ([only, second]: Paragraph) =>
    only &&
    !second &&
    isProse(only.line.trim()) &&
    sizeInLetters(only.line) <= maxTopic &&
    !only.line.includes('|') &&
    readLabel(only).length === 0;
  if (paragraphs.length < minTopics || !paragraphs.every(isTopic)) return new Map();
  return new Map(paragraphs.map(([first]) => [(first as Line).start, null]));
}
