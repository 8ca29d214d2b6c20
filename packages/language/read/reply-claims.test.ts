import { expect, test } from 'vitest';
import { normalise } from '../text/normalise.ts';
import { claimsOf } from './reply-claims.ts';

test.each([
  ['en', 'It takes nine days and costs fifteen dollars.', [9, 15]],
  ['en', 'It takes twenty-five days, one hour or a few minutes.', []],
  ['en', 'Two rooms are free for 5 days.', []],
  ['id', 'Pengiriman sembilan hari, bukan dua puluh lima hari.', [9]],
  ['ja', '配送は九日、返品は二十五日以内です。', [9]],
  ['th', 'ใช้เวลาเก้าวันทำการ', [9]],
  ['hi', 'नौ दिन लगते हैं', [9]],
  ['ar', 'يستغرق تسعة أيام', [9]],
  ['ko', '아홉 시간 걸립니다', [9]],
  ['vi', 'mất chín ngày', [9]],
  ['zh-Hans', '需要九天', [9]],
  ['ms', 'Mengambil masa sembilan hari', [9]],
  ['fil', 'Aabot ito ng siyam na araw', [9]],
])('%s: reads the quantities in words of “%s”', (language, text, values) => {
  expect(claimsOf(language).quantities(normalise(text))).toEqual(values);
});

test.each([
  ['en', 'Visit us at 45 Baker Street, opposite the station.', ['Baker']],
  ['en', 'The Street is closed, and the main road too.', []],
  ['id', 'Toko kami di Jl. Sudirman No. 1, dekat jalan tol.', ['Sudirman']],
  ['vi', 'Cửa hàng ở đường Lê Lợi, giao bằng đường bộ.', ['Lê']],
  ['th', 'ร้านอยู่ถนนสุขุมวิท ติดถนนใหญ่', ['สุขุม']],
  ['hi', 'दुकान गांधी मार्ग पर है, मुख्य मार्ग से आगे', ['गांधी']],
  ['ar', 'المتجر في شارع الملك', ['ملك']],
  ['ja', '渋谷区神南1-2-3にあります。予定通り3日で届きます。', ['渋谷区']],
  ['zh-Hans', '地址是南京西路100号，一路顺风', ['京西']],
  ['zh-Hant', '地址是中山路2號', ['中山']],
  ['ko', '강남구 테헤란로 152에 있습니다. 택배로 3일 걸립니다.', ['강남구']],
  ['ta', 'கடை அண்ணா சாலை அருகில் உள்ளது', ['அண்ணா']],
  ['bn', 'দোকান গান্ধী রোড এর পাশে', ['গান্ধী']],
  ['fil', 'Nasa Barangay Malinis kami', ['Malinis']],
])('%s: reads the streets of “%s”', (language, text, names) => {
  expect(claimsOf(language).streets(text)).toEqual(names);
});

test.each([
  [
    'fil',
    'I-forward ang text sa 7726, libre.',
    'Hindi humihingi ang aming opisina ng OTP o password.',
    false,
  ],
  ['en', 'Forward the message to 7726.', 'We never ask for your password.', false],
  ['en', 'You need your card number.', 'Send it to us.', true],
  ['en', 'We never ask for your password by phone.', 'Send your password to this chat.', true],
])('%s: “%s %s” asks for a secret: %s', (language, before, text, asks) => {
  expect(claimsOf(language).asksForSecret(normalise(text), normalise(before))).toBe(asks);
});
