import { expect, test } from 'vitest';
import { remember } from './once.ts';

test('makes a value once, and keeps those that are asked for again when others come', () => {
  const made: string[] = [];
  const read = remember((text: string, language: string | null) => {
    made.push(text);
    return `${text} ${language}`;
  }, 4);
  for (const text of ['a', 'b', 'a', 'c', 'a', 'd', 'a', 'e']) expect(read(text, 'en')).toBe(`${text} en`);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e']);
});

test('forgets what was not asked for while others were, so that it never keeps more than its maximum', () => {
  const made: string[] = [];
  const read = remember((text: string) => {
    made.push(text);
    return text;
  }, 4);
  for (const text of ['a', 'b', 'c', 'd', 'e', 'a']) read(text);
  expect(made).toEqual(['a', 'b', 'c', 'd', 'e', 'a']);
});

test('tells languages apart', () => {
  const read = remember((text: string, language: string | null) => `${text} ${language}`, 4);
  expect(read('a', 'en')).toBe('a en');
  expect(read('a', null)).toBe('a null');
});
