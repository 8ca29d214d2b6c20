import { expect, test } from 'vitest';
import { readMessage } from '../read-message.ts';
import { say } from '../say.ts';

const bot = {
  id: 'b',
  name: 'Mina',
  language: 'en',
  instructions: null,
  greeting: null,
  handoff_message: null,
};
const read = (message: string, history: { role: 'user' | 'assistant'; content: string }[] = []) =>
  readMessage(message, { bot, history });

test.each([
  'Please call me back',
  'Can someone call me?',
  'could someone from the billing department ring me on my mobile?',
  'tolong telepon saya',
  'admin hubungi saya dong',
  'sila hubungi saya semula',
  '折り返しお電話いただけますでしょうか',
  '콜백 부탁드려요',
  'อยากให้มีคนติดต่อกลับ',
  'nhờ gọi lại cho em số này',
  '能打电话给我吗',
  '請專人打電話給我',
  'ممكن احد يتصل علي',
  'क्या मुझे कोई कॉल कर सकता है',
  'koi mujhe phone kar le please',
  'কেউ আমাকে একটু ফোন দেন',
  'யாராவது எனக்கு போன் பண்ணுங்க',
  'ఎవరైనా నాకు ఫోన్ చేయండి ప్లీజ్',
  'ನನಗೆ ಕರೆ ಮಾಡಿ',
  'എന്നെ തിരിച്ചു വിളിക്കൂ',
  'tawagan niyo na lang po ako',
  'ໂທກັບຄືນແດ່',
  'ဖုန်းပြန်ဆက်ပေးပါ',
  'ទូរស័ព្ទមកខ្ញុំវិញផង',
])('asks for contact details, and calls no person, when a visitor says: %s', (message) => {
  expect(read(message)).toMatchObject({ personWish: null, contact: { step: 'ask_data' } });
});

test.each([
  'I want to talk to a human',
  'Can you connect me to an agent?',
  'call me a human agent',
  'admin tolong balas chat saya',
  '사람이 직접 답변해 주세요',
  'オペレーターにつないでください',
  'ขอคุยกับเจ้าหน้าที่',
])('calls a person when a visitor says: %s', (message) => {
  expect(read(message)).toMatchObject({ personWish: 'asked', contact: null });
});

test.each(['Do you call customers back?', 'Please do not call me', 'How do I call a taxi?'])(
  'reads no wish in: %s',
  (message) => expect(read(message).contact).toBeNull(),
);

test('asks once; a number after the question is kept, in any language', () => {
  for (const language of ['en', 'th', 'ar', 'hi-Latn']) {
    const history = [
      { role: 'user' as const, content: 'Please call me back' },
      { role: 'assistant' as const, content: say(language, 'leadContact') },
    ];
    expect(read('+62 812-3456-7890', history).contact).toMatchObject({
      step: 'keep',
      phone: expect.stringContaining('812'),
    });
    expect(read('Please call me back', history)).toMatchObject({ personWish: 'asked', contact: null });
  }
});
