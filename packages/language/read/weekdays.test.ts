import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { findHours } from './names-hours.ts';
import { findWeekdays } from './weekdays.ts';

const short = (text: string, language: string) =>
  Array.from(findWeekdays(normalise(text), [language]), (day) => day.slice(0, 2)).join(' ');

test.each([
  ['ja', '月・火・金', 'mo tu fr'],
  ['ja', '日・祝', 'su'],
  ['ja', '月曜〜金曜', 'mo tu we th fr'],
  ['ja', '2か月', ''],
  ['ko', '월~금 10:00', 'mo tu we th fr'],
  ['ko', '화·금 (야간진료)', 'tu fr'],
  ['ko', '토요일', 'sa'],
  ['en', 'Mon–Fri 9–17', 'mo tu we th fr'],
  ['en', 'Friday to Monday', 'fr sa su mo'],
  ['hi', 'सोमवार–शनिवार', 'mo tu we th fr sa'],
  ['ur', 'پیر سے جمعہ', 'mo tu we th fr'],
  ['ur', 'پیر تا ہفتہ', 'mo tu we th fr sa'],
  ['ne', 'आइतबारदेखि शुक्रबार', 'su mo tu we th fr'],
  ['mr', 'सोमवार ते शनिवार', 'mo tu we th fr sa'],
  ['pa', 'ਸੋਮਵਾਰ ਤੋਂ ਸ਼ਨੀਵਾਰ', 'mo tu we th fr sa'],
  ['si', 'සඳුදා සිට සෙනසුරාදා', 'mo tu we th fr sa'],
  ['gu', 'સોમવારથી શનિવાર', 'mo tu we th fr sa'],
  ['id', 'Senin s/d Jumat', 'mo tu we th fr'],
  ['ar', 'من السبت إلى الخميس', 'sa su mo tu we th'],
  ['bn', 'শনিবার থেকে বৃহস্পতিবার', 'sa su mo tu we th'],
  ['ta', 'திங்கள் முதல் வெள்ளி வரை', 'mo tu we th fr'],
  ['te', 'సోమవారం నుండి శుక్రవారం వరకు', 'mo tu we th fr'],
  ['ml', 'തിങ്കൾ മുതൽ വെള്ളി വരെ', 'mo tu we th fr'],
  ['th', 'จันทร์–ศุกร์', 'mo tu we th fr'],
  ['lo', 'ຈັນ-ສຸກ', 'mo tu we th fr'],
  ['km', 'ចន្ទ ដល់ សុក្រ', 'mo tu we th fr'],
  ['my', 'တနင်္လာ မှ သောကြာ', 'mo tu we th fr'],
  ['vi', 'thứ Hai – thứ Sáu', 'mo tu we th fr'],
  ['ms', 'Isnin hingga Jumaat', 'mo tu we th fr'],
  ['fil', 'Lunes hanggang Biyernes', 'mo tu we th fr'],
  ['zh-Hans', '周一至周五', 'mo tu we th fr'],
  ['zh-Hant', '週一到週五、週日', 'mo tu we th fr su'],
])('%s: finds the weekdays of %s', (language, text, days) => {
  expect(short(text, language)).toBe(days);
});

test.each([
  'Open every day from 9:00 to 20:00',
  'Buka setiap hari pukul 09.00 sampai 20.00',
  '毎日9時から20時まで',
  'हर दिन सुबह 9 बजे से',
  'เปิดทุกวัน 9:00–20:00',
  '매일 9시부터',
  'Mở cửa hằng ngày 9:00–20:00',
])('hours of every day are those of Sunday: %s', (text) => {
  expect(findHours(normalise(text), [])).toContain('sunday');
});

test('every day without an hour names no day', () => {
  expect(findHours(normalise('We answer every day'), [])).toEqual([]);
});
