import { schemas, supportedLanguages } from '@jawab/core';
import { describe, expect, test } from 'vitest';
import { languages } from './languages/index.ts';
import { mannerOf, type StringKey, say, sayInAll } from './say.ts';
import { scripts } from './text/scripts.ts';
import { windowTexts } from './window-texts.ts';

const en = languages.en.strings;
const hiLatn = languages['hi-Latn'].strings;

const keys = Object.keys(en) as StringKey[];
const argumentsOf = (text: string) => [...text.matchAll(/\{(\w+)(?=[,}])/g)].map(([, name]) => name).sort();
describe.each(supportedLanguages)('%s', (language) => {
  const { strings: messages, facts } = languages[language];
  const isLatin = facts.scripts[0] === 'latin';
  const isOwn = (text: string) => facts.scripts.some((name) => text.search(scripts[name].letters) >= 0);

  test('has every string, with the same arguments', () => {
    expect(Object.keys(messages).sort()).toEqual([...keys].sort());
    for (const key of keys) {
      expect(messages[key].trim(), key).not.toBe('');
      expect(new Set(argumentsOf(messages[key])), key).toEqual(new Set(argumentsOf(en[key])));
    }
  });

  test('is written in its own language', () => {
    for (const key of keys) {
      if (language !== 'en') expect(messages[key], key).not.toBe(en[key]);
      const words = messages[key].replace(/\{\w+\}/g, '');
      if (isLatin) continue;
      expect(isOwn(words), key).toBe(true);
      expect(words.replace(/\{\w+, plural,|\b(zero|one|two|few|many|other)\b/g, ''), key).not.toMatch(
        /[A-Za-z]{3}/,
      );
    }
  });

  test('has every plural form its language needs, with western digits', () => {
    const forms = new Intl.PluralRules(language).resolvedOptions().pluralCategories;
    for (const key of keys.filter((key) => en[key].includes('plural'))) {
      for (const form of forms) expect(messages[key], `${key} ${form}`).toMatch(new RegExp(`\\b${form} \\{`));
    }
    expect(say(language, 'errorRateLimited', { seconds: 42 })).toContain('42');
    expect(say(language, 'errorTooLong', { max: 15 })).toContain('15');
  });

  test('shows a title or name with braces and quotes unchanged', () => {
    expect(say(language, 'quoteFrame', { title: "{x} 'y'" })).toContain("{x} 'y'");
    expect(say(language, 'greeting', { botName: 'Mina' })).toContain('Mina');
  });
});

test('has every string of romanised Hindi, in Latin letters, with the same arguments', () => {
  expect(Object.keys(hiLatn).sort()).toEqual([...keys].sort());
  for (const key of keys) {
    expect(hiLatn[key], key).not.toMatch(/\p{Script=Devanagari}/u);
    expect(hiLatn[key], key).not.toBe(en[key]);
    expect(new Set(argumentsOf(hiLatn[key])), key).toEqual(new Set(argumentsOf(en[key])));
  }
  expect(say('hi-Latn', 'noAnswer')).toContain('Sorry, mujhe');
  expect(say('hi-Latn', 'formName')).toBe('Naam');
  expect(say('hi-Latn', 'errorRateLimited', { seconds: 42 })).toContain('42 second');
});

test('matches tags by language and script, and uses English for unknown ones', () => {
  expect(say('zh-TW', 'send')).toBe('傳送');
  expect(say('xx', 'send')).toBe('Send');
});

test('speaks in the polite form that a bot chose, in every string', () => {
  expect(say('th', 'thanks')).toBe('ด้วยความยินดีค่ะ มีเรื่องอื่นให้ช่วยอีกไหมคะ');
  expect(say('th', 'thanks', {}, { th: 'khrap' })).toBe('ด้วยความยินดีครับ มีเรื่องอื่นให้ช่วยอีกไหมครับ');
  expect(say('th', 'thanks', {}, { th: 'none' })).toBe('ด้วยความยินดี มีเรื่องอื่นให้ช่วยอีกไหม');
  expect(say('vi', 'greeting', { botName: 'Mai' }, { vi: 'em' })).toMatch(
    /^Xin chào! Em là Mai\..* anh\/chị\?$/,
  );
  for (const key of ['errorQuota', 'leadContact'] as const)
    expect(say('vi', key, {}, { vi: 'minh' })).not.toMatch(/chúng mình/i);
  expect(windowTexts('th', { th: 'khrap' })).toMatchObject({
    formRequired: 'กรุณากรอกช่องนี้ครับ',
    rateAnswer: 'ให้คะแนนคำตอบนี้',
  });
  expect(windowTexts('th', { th: 'none' }).rateAnswer).toBe('ให้คะแนนคำตอบนี้');
  expect(mannerOf('th', { th: 'khrap' })).toContain('ครับ');
  expect(sayInAll('thanks')).toContain(say('th', 'thanks', {}, { th: 'khrap' }));
});

test('offers the polite forms that languages have, after the one of their strings', () => {
  const offered = Object.entries(schemas.SpeechForms.shape).map(([code, forms]) => [
    code,
    forms.unwrap().options.slice(1),
  ]);
  const known = Object.entries(languages).flatMap(([code, { facts }]) =>
    facts.forms ? [[code, Object.keys(facts.forms)]] : [],
  );
  expect(offered).toEqual(known);
});
