import { expect, test } from 'vitest';
import cases from './requested-language.cases.json' with { type: 'json' };
import { findRequestedLanguage } from './requested-language.ts';

test.each([
  ['ta', 'Reply in Tamil'],
  ['ta', 'When do you open? Please answer in Tamil.'],
  ['ta', 'tamil please'],
  ['ja', 'Can you speak Japanese?'],
  ['fil', 'Could you explain that in Tagalog'],
  ['hi', 'I want you to reply in Hindi'],
  ['en', 'in English, please'],
  ['en', '英語で答えてください'],
  ['th', 'タイ語でお願いします'],
  ['zh-Hant', '繁體中文回答'],
  ['zh-Hans', '请用中文回答'],
  ['zh-Hant', '請用中文回答'],
  ['en', '请说英语'],
  ['ja', '用日语回答我'],
  ['ko', '用韩语告诉我几点开门'],
  ['ko', '한국어로 답해 주세요'],
  ['en', '영어로 알려줘'],
  ['th', 'ช่วยตอบเป็นภาษาไทย'],
  ['en', 'ขอเป็นภาษาอังกฤษ'],
  ['vi', 'Hãy trả lời bằng tiếng Việt'],
  ['en', 'nói bằng tiếng Anh giúp tôi'],
  ['id', 'Tolong jawab dalam bahasa Indonesia'],
  ['ms', 'Jawab dalam bahasa Melayu'],
  ['en', 'tolong balas pakai bahasa Inggris'],
  ['fil', 'Pakisagot sa Tagalog'],
  ['en', 'sumagot ka sa Ingles'],
  ['ar', 'أجب باللغة العربية'],
  ['en', 'رد بالإنجليزية لو سمحت'],
  ['hi', 'हिंदी में जवाब दीजिए'],
  ['hi', 'hindi mein batao'],
  ['en', 'angrezi mein jawab do'],
  ['ta', 'தமிழில் பதில் சொல்லுங்கள்'],
  ['en', 'ஆங்கிலத்தில் சொல்லுங்கள்'],
  ['bn', 'বাংলায় উত্তর দিন'],
  ['en', 'ইংরেজিতে বলুন'],
  ['te', 'తెలుగులో చెప్పండి'],
  ['en', 'ఇంగ్లీష్‌లో సమాధానం ఇవ్వండి'],
])('%s: %s', (language, message) => {
  expect(findRequestedLanguage(message)).toBe(language);
});

test.each([
  'Do you sell Japanese tea?',
  'Is the manual written in Korean?',
  'Can I write my review in Thai?',
  'Do your staff speak Japanese?',
  'How long is shipping to Indonesia?',
  '日本語の説明書はありますか',
  '英語で書かれた本を探しています',
  '你们有中文版说明书吗',
  '한국어 설명서가 있나요?',
  'มีคู่มือภาษาไทยไหม',
  'Có sách tiếng Việt không?',
  'Apakah ada buku bahasa Inggris?',
  'May libro ba kayo sa Ingles?',
  'هل لديكم دليل باللغة العربية؟',
  'क्या हिंदी किताब है?',
  'hindi movie ka ticket kitne ka hai',
  'தமிழ் புத்தகம் இருக்கிறதா?',
  'বাংলা বই আছে?',
  'తెలుగు పుస్తకం ఉందా?',
  'reply to my email',
  'Can I use it in Korea?',
  'bisa dipakai di Inggris?',
  'I want Thai',
  'ابغى هندي',
  'Arabic?',
  'en',
  '',
])('no request: %s', (message) => {
  expect(findRequestedLanguage(message)).toBeNull();
});

test.each(Object.entries(cases))(
  'customers writing %s are understood, mentions and unknown languages left alone',
  (_, sets) => {
    for (const [language, messages] of Object.entries(sets)) {
      for (const message of messages)
        expect(findRequestedLanguage(message), message).toBe(language === 'none' ? null : language);
    }
  },
);
