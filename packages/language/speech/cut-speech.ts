import type { Utterance } from '@jawab/core';
import { fullStops } from '../text/scripts.ts';
import { abbreviations, phraseLanguages } from './from-languages.ts';
import { speakable } from './speakable.ts';

const [minLength, clauseLength, maxLength] = [8, 48, 220];
const closed = new RegExp(`[.!?…。！？؟．${fullStops}]["'”’»」』）)\\]】]*$`);
const wideEnds = new RegExp(`[。！？؟．${fullStops}]`);
const closers = /["'”’»」』）)\]】]/;
const narrowEnds = /[.!?…]/;
const narrowClauses = /[,;:،؛–—]/;
const wideClauses = /[、，；：]/;
/** A space ends a phrase in these languages. */
const spaced = new RegExp(`^(?:${phraseLanguages.join('|')})\\b`);
const latinOrDigit = /[\p{Script=Latin}\p{N}]/u;
/** Words that end with a full stop inside a sentence, and single letters. */
const abbreviation = new RegExp(
  `(?:^|[\\s("“])(?:${abbreviations}|\\p{L}\\p{M}*|(?:\\p{L}\\.)+\\p{L})\\.$`,
  'iu',
);
const openMarkup = /\[[^\]]*$|\]\([^)]*$|(?:https?:\/\/|www\.)\S*$/;

/**
 * Creates what cuts a reply into utterances while it is written. One ends with its sentence, after 48 characters with a clause
 * (in scripts without spaces between words with a space), and after 220 anywhere. The cuts are the same however the text
 * arrives, as long as a piece of more than a few words that ends with a sentence is a whole one. Text that cannot be said has no
 * utterance of its own.
 */
export function createSpeechCutter(language: string) {
  const endsAtSpace = spaced.test(language);
  let buffer = '';
  let checked = 0;

  /** Returns whether an utterance ends before `at`, the position of the next character. */
  function isEnd(at: number): boolean {
    const before = buffer.slice(0, at).trimEnd();
    if (before.trimStart().length < minLength) return false;
    const next = buffer[at] ?? ' ';
    const last = buffer[at - 1] as string;
    if (closers.test(next) || openMarkup.test(before) || isInCode(before)) return false;
    if (last === '\n') return true;
    const mark = lastMark(before);
    const isSpace = /\s/.test(next);
    if (/\s/.test(last)) return false;
    if (wideEnds.test(mark)) return !wideEnds.test(next) && !narrowEnds.test(next);
    if (narrowEnds.test(mark)) return isSentenceEnd(before, mark, next, isSpace);
    if (before.length < clauseLength) return false;
    if (wideClauses.test(mark)) return true;
    if (/\p{N}\s*[–—]$/u.test(before)) return false;
    return isSpace && (narrowClauses.test(mark) || endsAtSpace);
  }

  /** Returns whether the text so far ends with a sentence, as replies that are checked sentence by sentence arrive. */
  const isSentenceSoFar = () => isEnd(buffer.length) && closed.test(buffer);

  function take(length: number): Utterance | null {
    const written = buffer.slice(0, length);
    const spoken = speakable(written, language);
    if (spoken === '') return null;
    buffer = buffer.slice(length);
    checked = 0;
    return { written, spoken };
  }

  function next(): Utterance | null {
    while (checked < buffer.length) {
      const at = checked;
      if (at > 0 && isEnd(at)) {
        const found = take(at);
        if (found) return found;
      }
      if (at >= maxLength) {
        const found = take(hardEnd(buffer));
        if (found) return found;
      }
      checked++;
    }
    return null;
  }

  return {
    /** Adds text and returns the utterances that are whole now. */
    push(text: string): Utterance[] {
      buffer += text;
      const found: Utterance[] = [];
      for (let one = next(); one; one = next()) found.push(one);
      if (text.length >= minLength && buffer !== '' && isSentenceSoFar()) {
        const last = take(buffer.length);
        if (last) found.push(last);
      }
      return found;
    },
    /** Returns the last utterance. */
    end(): Utterance[] {
      const rest = take(buffer.length);
      buffer = '';
      return rest ? [rest] : [];
    },
  };
}

/** Cuts a whole text into the utterances that {@link createSpeechCutter} makes of it. */
export function cutSpeech(text: string, language: string): Utterance[] {
  const cutter = createSpeechCutter(language);
  return [...cutter.push(text), ...cutter.end()];
}

const isInCode = (text: string) => (text.match(/```/g)?.length ?? 0) % 2 === 1;

/** Returns the last character before the closing quotation marks and brackets. */
function lastMark(text: string): string {
  let at = text.length - 1;
  while (at > 0 && closers.test(text[at] as string)) at--;
  return text[at] ?? '';
}

function isSentenceEnd(before: string, mark: string, next: string, isSpace: boolean): boolean {
  if (mark === '.') {
    const sentence = before.replace(/["'”’»」』）)\]】]+$/, '');
    return isSpace && !/\p{N}\.$/u.test(sentence) && !abbreviation.test(sentence);
  }
  return isSpace || !(latinOrDigit.test(next) || narrowEnds.test(next) || /[\p{P}\p{S}]/u.test(next));
}

/** Returns where to cut a text without an end: at its last space, else where no character is split. */
function hardEnd(text: string): number {
  const space = text.lastIndexOf(' ', maxLength);
  if (space > maxLength * 0.6) return space;
  let at = maxLength;
  while (at > 1 && /[\p{M}\udc00-\udfff]|\u200d/u.test(text[at] as string)) at--;
  return at;
}
