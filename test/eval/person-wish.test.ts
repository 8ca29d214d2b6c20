import { codes, findPersonWish, say } from '@jawab/language';
import { describe, expect, test } from 'vitest';
import { readCases } from './read-cases.ts';

interface Cases {
  wishes: string[];
  others: string[];
}

const older = readCases<Cases>('handoff.cases');
const development = readCases<Cases>('handoff.development');
const heldOut = readCases<Cases>('handoff.held-out');

/** Returns the missed wishes, the false wishes, recall and precision. */
function scoreCases({ wishes, others }: Cases) {
  const missed = wishes.filter((message) => findPersonWish(message) !== 'asked');
  const mistaken = others.filter((message) => findPersonWish(message) !== null);
  const seen = wishes.length - missed.length;
  return { missed, mistaken, recall: seen / wishes.length, precision: seen / (seen + mistaken.length) };
}

describe.each(codes)('%s', (language) => {
  test('classifies every sentence that the tables were made with', () => {
    for (const known of [older[language] ?? [], development[language] as Cases].flat()) {
      const { missed, mistaken } = scoreCases(known);
      expect([...missed, ...mistaken]).toEqual([]);
    }
  });

  test('classifies most held-out sentences, with few false wishes', () => {
    const { recall, precision } = scoreCases(heldOut[language] as Cases);
    expect(recall).toBeGreaterThanOrEqual(0.85);
    expect(precision).toBeGreaterThanOrEqual(0.95);
  });
});

test('measures every language on at least twenty sentences of each kind in every set', () => {
  for (const set of [development, heldOut]) expect(Object.keys(set)).toEqual([...codes]);
  for (const set of [older, development, heldOut]) {
    for (const [language, { wishes, others }] of Object.entries(set)) {
      expect(wishes?.length, `${language}: wishes`).toBeGreaterThanOrEqual(20);
      expect(others?.length, `${language}: others`).toBeGreaterThanOrEqual(20);
    }
  }
});

test('reaches a recall of .95 and a precision of .99 over all held-out sentences', () => {
  const all = Object.values(heldOut);
  const { recall, precision } = scoreCases({
    wishes: all.flatMap(({ wishes }) => wishes),
    others: all.flatMap(({ others }) => others),
  });
  expect(recall).toBeGreaterThanOrEqual(0.95);
  expect(precision).toBeGreaterThanOrEqual(0.99);
});

test('reads a message of any form quickly', () => {
  const begun = process.cpuUsage();
  for (const piece of ['a ', '人', 'ขอ', 'want to talk ', 'orang ', 'পেশ ', '사람', '. ', 'agent'])
    findPersonWish(piece.repeat(Math.floor(300 / piece.length)));
  findPersonWish('human '.repeat(200_000));
  // Measures CPU time of this process, so that other processes do not count.
  expect(process.cpuUsage(begun).user / 1_000).toBeLessThan(8_000);
});

test('takes yes as a wish after the offer of a person, and only then', () => {
  for (const [language, yes] of [
    ['en', 'Yes please'],
    ['ja', 'はい、お願いします'],
    ['zh-Hans', '好的'],
    ['th', 'ใช่ค่ะ'],
    ['hi', 'जी हाँ'],
    ['hi-Latn', 'haan ji'],
    ['id', 'iya'],
    ['ar', 'نعم من فضلك'],
    ['ar', 'أجل'],
    ['vi', 'Vâng ạ'],
    ['vi', 'dạ được'],
    ['ko', '네, 부탁드려요'],
    ['zh-Hant', '好啊'],
    ['hi', 'ठीक है'],
    ['fil', 'sige po'],
    ['ms', 'boleh, terima kasih'],
    ['fil', 'opo, sige po'],
    ['ta', 'ஆமாம், வேணும்'],
    ['bn', 'হ্যাঁ, দিন'],
    ['te', 'అవును, కావాలి'],
    ['en', 'Sure, go ahead 🙏'],
  ] as const) {
    const history = [{ role: 'assistant' as const, content: say(language, 'noAnswer') }];
    expect(findPersonWish(yes, history), yes).toBe('accepted_offer');
    expect(findPersonWish(yes, [])).toBeNull();
    expect(findPersonWish(yes, [{ role: 'assistant', content: 'We open at ten.' }])).toBeNull();
  }
  expect(
    findPersonWish('Yes, but when do you open?', [{ role: 'assistant', content: say('en', 'noAnswer') }]),
  ).toBeNull();
  for (const [language, fine] of [
    ['en', 'ok thanks'],
    ['zh-Hans', '好的，谢谢'],
    ['hi', 'ठीक है, धन्यवाद'],
  ] as const)
    expect(
      findPersonWish(fine, [{ role: 'assistant', content: say(language, 'noAnswer') }]),
      fine,
    ).toBeNull();
  expect(findPersonWish('No', [{ role: 'assistant', content: say('en', 'noAnswer') }])).toBeNull();
});
