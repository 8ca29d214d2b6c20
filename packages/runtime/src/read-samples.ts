import { supportedLanguages } from '@jawab/core';
import { say } from '@jawab/language';

/** Reads what espeak-ng is tested with: a few sentences that every language has. */
export const readSamples = (): Record<string, string> =>
  Object.fromEntries(
    supportedLanguages.map((code) => [
      code,
      [say(code, 'noAnswer'), say(code, 'handoffWaiting'), say(code, 'leadAsk')].join(' '),
    ]),
  );
