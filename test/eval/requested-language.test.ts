import { findRequestedLanguage } from '@jawab/language';
import { expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

const cases = readCases<Record<string, string[]>>('requested-language.cases');

test.each(Object.entries(cases))(
  'customers writing %s are understood, mentions and unknown languages left alone',
  (_, sets) => {
    for (const [language, messages] of Object.entries(sets)) {
      for (const message of messages)
        expect(findRequestedLanguage(message), message).toBe(language === 'none' ? null : language);
    }
  },
);
