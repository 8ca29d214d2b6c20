import { describe, expect, test } from 'vitest';
import { chunkDocument } from './chunk-document.ts';

/** Cuts a text and returns the heading and the text of each passage. */
const cut = (text: string) =>
  chunkDocument({ title: '', text, sourceType: 'snippet' }).map(({ heading, text }) => [heading, text]);

/** House rules in three topics: titles and what they say. Short, and in scripts without full stops or capitals too. */
const rules: Record<string, [string, string][]> = {
  en: [
    ['Breakfast', 'From 7 to 10 in the lobby.'],
    ['Parking', 'Free for guests, ten places.'],
    ['Pets', 'Not allowed in the rooms.'],
  ],
  th: [
    ['อาหารเช้า', 'เสิร์ฟ 7:00-10:00 น. ที่ชั้น 1'],
    ['ที่จอดรถ', 'มีที่จอดรถฟรี 10 คัน'],
    ['สัตว์เลี้ยง', 'ไม่อนุญาตให้นำสัตว์เลี้ยงเข้าพัก'],
  ],
  ja: [
    ['朝食', '7時から10時まで、1階でご用意します。'],
    ['駐車場', '10台まで無料です。'],
    ['ペット', '客室にはお連れいただけません。'],
  ],
  ko: [
    ['조식', '오전 7시부터 10시까지 제공합니다.'],
    ['주차', '무료 주차 10대 가능합니다.'],
    ['반려동물', '반려동물은 동반할 수 없습니다.'],
  ],
  hi: [
    ['नाश्ता', 'सुबह 7 से 10 बजे तक मिलता है।'],
    ['पार्किंग', 'मेहमानों के लिए मुफ़्त है।'],
    ['पालतू', 'कमरों में लाना मना है।'],
  ],
  ar: [
    ['الإفطار', 'من الساعة 7 حتى 10 صباحًا.'],
    ['موقف السيارات', 'مجاني لجميع الضيوف.'],
    ['الحيوانات', 'غير مسموح بها في الغرف.'],
  ],
  my: [
    ['နံနက်စာ', 'မနက် ၇ နာရီမှ ၁၀ နာရီအထိ ရနိုင်သည်'],
    ['ကားပါကင်', 'ဧည့်သည်များအတွက် အခမဲ့ ရပ်နားနိုင်သည်'],
    ['တိရစ္ဆာန်', 'အခန်းထဲသို့ ခေါ်ဆောင်ခွင့် မရှိပါ'],
  ],
};

describe.each(Object.entries(rules))('short sections in %s', (_, sections) => {
  test.each([
    ['a title above each', ([title, text]: string[]) => `${title}\n${text}`, '\n\n'],
    ['a label above each', ([title, text]: string[]) => `${title}:\n${text}`, '\n\n'],
    ['a label before each', ([title, text]: string[]) => `${title}: ${text}`, '\n\n'],
    ['a bold title above each', ([title, text]: string[]) => `**${title}**\n${text}`, '\n\n'],
    ['a sign before each title', ([title, text]: string[]) => `■${title}\n${text}`, '\n'],
    ['brackets around each title', ([title, text]: string[]) => `【${title}】\n${text}`, '\n\n'],
  ])('%s', (_, write, between) => {
    const texts = sections.map(write);
    const expected = sections.map(([title], at) => [title, texts[at]]);
    expect(cut(texts.join(between))).toEqual(expected);
    const titled = expected.map(([title, text]) => [`${sections[0]?.[0]} 2026 › ${title}`, text]);
    expect(cut(`${sections[0]?.[0]} 2026\n\n${texts.join(between)}`)).toEqual(titled);
  });
});

test.each([
  ['en', 'Is there parking?\nYes, ten places.\nMay I bring a dog?\nNo, sorry.\nAnd a cat?\nNo.'],
  ['ja', '駐車場はありますか？\nはい、10台です。\nペットは？\nお断りしています。'],
  ['ar', 'هل يوجد موقف؟\nنعم، مجانًا.\n\nهل يسمح بالكلاب؟\nلا.'],
])('a list of questions is cut at each, in %s', (_, text) => {
  const questions = text.split('\n').filter((line) => /[?？؟]$/.test(line));
  expect(cut(text).map(([heading]) => heading)).toEqual(questions);
});

test('lines that alternate with titles are sections without blank lines', () => {
  expect(cut('Check-in\nFrom 2 pm.\nBreakfast\nFrom 7 to 10.\nParking\nIt is free.')).toEqual([
    ['Check-in', 'Check-in\nFrom 2 pm.'],
    ['Breakfast', 'Breakfast\nFrom 7 to 10.'],
    ['Parking', 'Parking\nIt is free.'],
  ]);
});

test('a picture before a label is not a part of it', () => {
  expect(
    cut('🚗 Parking: free for guests.\n🍳 Breakfast: from 7 to 10 in the lobby.').map(([one]) => one),
  ).toEqual(['Parking', 'Breakfast']);
});

test('short paragraphs without titles are passages of their own, below the title of all', () => {
  const topics = [
    'Check-in is from 14:00.',
    'Breakfast is served from 7:00 to 10:00.',
    'Parking is free.',
    'Pets are not allowed.',
  ];
  expect(cut(topics.join('\n\n'))).toEqual(topics.map((topic) => [null, topic]));
  expect(cut(`House rules\n\n${topics.join('\n\n')}`)).toEqual(topics.map((topic) => ['House rules', topic]));
});

test('a paragraph below labelled ones belongs to none of them', () => {
  const last = 'Money comes back within a week. Ask us if it does not.';
  expect(cut(`Rooms: cancel one day before.\n\nTours: cancel a week before.\n\n${last}`).at(-1)).toEqual([
    null,
    last,
  ]);
});

test.each([
  ['an address', 'Serambi Tea\nJalan Kemang Raya 12\nJakarta 12730\n\nWe are open every day.'],
  ['a card', 'Phone: 021-555-0188\nLINE: @serambi\nE-mail: help@serambi-tea.example'],
  [
    'wrapped lines',
    'Our shop sells tea from all islands and\nsends it everywhere. We open at nine\nand close at eight.',
  ],
  ['steps', 'How to return\n1. Open the app.\n2. Print the label.\n3. Send it.\n\nNote: keep the receipt.'],
  [
    'lists with introductions',
    'Please bring:\n- your passport\n- your ticket\n\nFor children:\n- a photo\n- a ticket',
  ],
  [
    'an article of paragraphs',
    `${'Members refer friends through the link in the app and get a credit for each of them. '.repeat(2)}\n\n`.repeat(
      4,
    ),
  ],
  [
    'remarks',
    'Send it back within a week. We pay.\n\nNote: opened packs stay.\n\nWrite to us first.\n\nTip: keep the box.',
  ],
])('stays one passage: %s', (_, text) => {
  expect(cut(text)).toEqual([[null, text.trim()]]);
});
