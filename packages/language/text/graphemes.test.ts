import { expect, test } from 'vitest';
import { createGraphemeBuffer } from './graphemes.ts';

const texts = [
  'Hello, world! e\u0301tude na\u00efve',
  'नमस्ते, क्षत्रिय स्त्री हिंदी में',
  'สวัสดี ที่นี่ น้ำ เชื่อมต่อ',
  '👩‍👩‍👧‍👦 family 🇮🇩🇯🇵🇰🇷 flags 👍🏽 ok',
  'が\u304b\u3099 ガ 中文𠮷野家 한국어 각',
  'தமிழ் நிறுவனம் తెలుగు స్త్రీ বাংলা ক্ষমা',
  'مرحبًا بكم',
  'a\r\nb\r\n',
  `z${'\u0301'.repeat(40)} zalgo`,
];

test.each(texts)('never splits a character of %s, whatever the pieces', (text) => {
  const segmenter = new Intl.Segmenter('und', { granularity: 'grapheme' });
  const edges = new Set([0, text.length, ...Array.from(segmenter.segment(text), ({ index }) => index)]);
  for (const size of [1, 2, 3, 5, 7, 1000]) {
    const buffer = createGraphemeBuffer();
    let shown = '';
    for (let at = 0; at < text.length; at += size) {
      shown += buffer.push(text.slice(at, at + size));
      expect(edges.has(shown.length), `${size}: cut at ${shown.length}`).toBe(true);
    }
    expect(shown.length).toBeGreaterThan(0);
    expect(shown + buffer.flush()).toBe(text);
  }
});
