import { readMessage, say } from '@jawab/language';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type OpenBase, openProduct, type Product } from './open-product.ts';
import { readCases } from './read-cases.ts';

const cases = Object.entries(readCases<Record<'complains' | 'other', string[]>>('complaint.cases'));

test.each(cases)('hears complaints in %s, and not in questions and orders', (_, { complains, other }) => {
  const isHeard = (message: string) => readMessage(message).isComplaint;
  expect(complains.filter((message) => !isHeard(message))).toEqual([]);
  expect(other.filter(isHeard)).toEqual([]);
});

describe('without a model, a guest who is angry about a dirty room', () => {
  let product: Product;
  let base: OpenBase;
  beforeAll(async () => {
    product = await openProduct(undefined, {});
    const text = 'All rooms are non-smoking. Rooms are cleaned every day between 10:00 and 14:00.';
    const articles = [{ title: 'Rooms', text, kind: 'text' as const }];
    base = await product.addBase(
      { id: 'hotel', kit: 'hotel', name: 'Hotel', language: 'en', articles },
      '',
      () => {},
    );
  });
  afterAll(() => product?.close());

  test.each([
    ['en', 'I am very angry, the room was dirty!!!'],
    ['th', 'ฉันโกรธมาก ห้องสกปรกมาก!!!'],
    ['id', 'Saya sangat marah, kamarnya kotor!!!'],
    ['ja', 'とても怒っています。部屋が汚かったです!!!'],
    ['ar', 'أنا غاضب جدا، الغرفة كانت قذرة!!!'],
    ['zh-Hans', '我很生气，房间太脏了！！！'],
    ['zh-Hant', '我非常生氣，房間很髒！'],
    ['ta', 'மிகவும் கோபமாக இருக்கிறேன், அறை அழுக்காக இருந்தது!!!'],
  ])('reads regret in %s before what may help, and gets a person after a yes', async (language, message) => {
    const session = `angry-${language}`;
    const { answer } = await base.ask(message, session);
    expect(answer.startsWith(say(language, 'sorry'))).toBe(true);
    const yes = await base.ask('OK', session);
    expect(yes.answer).toBe(say(language, 'handoff', { botName: 'Hotel' }));
  });
});
