import { readMessage } from '@jawab/language';
import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = Object.entries(readCases<Record<'complains' | 'other', string[]>>('complaint.cases'));

test.each(cases)('hears complaints in %s, and not in questions and orders', (_, { complains, other }) => {
  const isHeard = (message: string) => readMessage(message).isComplaint;
  expect(complains.filter((message) => !isHeard(message))).toEqual([]);
  expect(other.filter(isHeard)).toEqual([]);
});
