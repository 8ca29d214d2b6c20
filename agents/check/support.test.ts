import { normalise } from '@jawab/language';
import { expect, test } from 'vitest';
import { passage } from '../../test/support/turns.ts';
import { createGround } from './ground.ts';
import { findSupport } from './support.ts';

const thai =
  'การจัดส่งไปเกาะชวาใช้เวลา 2 ถึง 3 วันทำการ สินค้าคืนได้ภายใน 7 วัน รับบัตรเครดิต มีสาขาที่จาการ์ตาและบันดุง ลืมรหัสผ่านกดปุ่มใน PUK';

test.each([
  ['en', 'The first president of Indonesia was Soekarno.', 'no'],
  ['en', 'You should see a doctor and take antibiotics for the infection.', 'no'],
  ['id', 'Presiden pertama Indonesia adalah Soekarno.', 'no'],
  ['hi', 'यह कंपनी दिवालिया हो चुकी है और इसका खाना नकली है।', 'no'],
  ['ur', 'یہ کمپنی دیوالیہ ہو چکی ہے اور اس کا کھانا جعلی ہے۔', 'no'],
  ['ne', 'यो कम्पनी टाट पल्टिसकेको छ र यसको खाना नक्कली हो।', 'no'],
  ['mr', 'ही कंपनी दिवाळखोर झाली आहे आणि तिचं जेवण नकली आहे.', 'no'],
  ['pa', 'ਇਹ ਕੰਪਨੀ ਦੀਵਾਲੀਆ ਹੋ ਚੁੱਕੀ ਹੈ ਅਤੇ ਇਸਦਾ ਖਾਣਾ ਨਕਲੀ ਹੈ।', 'no'],
  ['si', 'මේ සමාගම බංකොලොත් වෙලා, ඔවුන්ගේ කෑම ව්යාජයි.', 'no'],
  ['gu', 'આ કંપનીએ દેવાળું ફૂંક્યું છે અને તેનું ખાવાનું નકલી છે.', 'no'],
  ['en', 'We have branches in Jakarta and Bandung.', 'yes'],
  ['en', 'You can pay by credit card when you buy.', 'yes'],
  ['en', 'We deliver to the island of Java.', 'yes'],
  ['ja', '商品は返品でき、クレジットカードも使えます。', 'yes'],
  ['te', 'PUK కోడ్ ఎక్కడ దొరుకుతుంది.', 'yes'],
  ['en', 'Just ask the friendly people there.', 'yes'],
  ['en', 'The first president of Indonesia came within 7 days.', 'yes'],
])('%s: “%s” over a Thai passage that it cites is supported: %s', (language, text, verdict) => {
  const passages = [passage(1, thai)];
  const ground = createGround({ language, passages, instructions: null, said: [], rules: '' });
  const sentence = { written: text, text, folded: normalise(text), cited: [1], before: '', isFirst: true };
  expect(findSupport(sentence, ground, false).verdict).toBe(verdict);
});
