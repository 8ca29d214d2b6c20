import { describe, expect, test } from 'vitest';
import { entries } from '../registry.ts';
import { judgeLanguage } from './judge-language.ts';

const written: Record<string, string> = {
  en: 'You can return the item within 30 days of delivery.',
  ja: '商品は到着から30日以内に返品できます。',
  'zh-Hans': '您可以在收到商品后30天内退货，请保留发票。',
  'zh-Hant': '您可以在收到商品後30天內退貨，請保留發票與說明書。',
  ko: '상품은 받으신 날부터 30일 이내에 반품하실 수 있어요.',
  ms: 'Anda boleh memulangkan barang dalam tempoh 30 hari.',
  id: 'Anda bisa mengembalikan barang dalam waktu 30 hari.',
  th: 'คุณสามารถคืนสินค้าได้ภายใน 30 วันหลังได้รับสินค้า',
  vi: 'Bạn có thể trả hàng trong vòng 30 ngày kể từ khi nhận.',
  fil: 'Maaari po ninyong isauli ang binili sa loob ng 30 araw.',
  ar: 'يمكنك إرجاع المنتج خلال 30 يومًا من استلامه.',
  ur: 'آپ سامان ملنے کے 30 دن کے اندر اسے واپس کر سکتے ہیں۔',
  ne: 'सामान पाएको 30 दिनभित्र तपाईंले फिर्ता गर्न सक्नुहुन्छ।',
  pa: 'ਸਮਾਨ ਮਿਲਣ ਤੋਂ 30 ਦਿਨਾਂ ਦੇ ਅੰਦਰ ਤੁਸੀਂ ਵਾਪਸ ਕਰ ਸਕਦੇ ਹੋ।',
  si: 'භාණ්ඩය ලැබී දින 30ක් ඇතුළත ඔබට එය ආපසු දිය හැකියි.',
  mr: 'वस्तू मिळाल्यापासून 30 दिवसांच्या आत तुम्ही ती परत करू शकता.',
  gu: 'વસ્તુ મળ્યા પછી 30 દિવસની અંદર તમે તેને પાછી આપી શકો છો.',
  hi: 'आप सामान मिलने के 30 दिनों के भीतर उसे लौटा सकते हैं।',
  'hi-Latn': 'Aap saamaan milne ke 30 din ke andar use lauta sakte hain.',
  ta: 'பொருளைப் பெற்ற 30 நாட்களுக்குள் திருப்பித் தரலாம்.',
  bn: 'পণ্য পাওয়ার ৩০ দিনের মধ্যে আপনি ফেরত দিতে পারবেন।',
  te: 'వస్తువు అందిన 30 రోజుల్లో మీరు తిరిగి ఇవ్వవచ్చు.',
};
/** A sentence of every language: written here if words identify it, the probe of its folder if the script does. */
const openings: Record<string, string> = {
  ...Object.fromEntries(entries.map(([code, { words }]) => [code, words.probe.passage])),
  ...written,
};
const twins = new Set(['id/ms', 'ms/id', 'hi-Latn/hi']);
const languages = Object.keys(openings);

describe.each(languages)('asked for %s', (asked) => {
  test.each(languages)('checks an opening in %s', (written) => {
    const same = asked === written || twins.has(`${asked}/${written}`);
    const verdict = judgeLanguage(openings[written] as string, asked);
    if (same) expect(verdict).toBe('right');
    else expect(verdict).toBe('wrong');
  });
});

/** Languages that no bot speaks, but that models sometimes switch to. */
const strangers = {
  es: 'Puede devolver el artículo dentro de los 30 días posteriores a la entrega.',
  fr: 'Vous pouvez retourner votre article dans les 30 jours suivant la livraison.',
  de: 'Sie können die Ware innerhalb von 30 Tagen nach der Lieferung zurückgeben, wenn sie nicht benutzt ist.',
  pt: 'Você pode devolver o produto em até 30 dias após a entrega, com a nota da sua compra.',
  it: 'Può restituire il prodotto entro 30 giorni dalla consegna, con la ricevuta della sua spesa.',
  nl: 'U kunt het artikel binnen 30 dagen na levering terugsturen naar onze winkel, met een bon.',
  tr: 'Ürünü teslim aldıktan sonra 30 gün içinde iade edebilirsiniz, bunun için bir fiş gerekir ve ücret yok.',
};
describe.each(languages)('asked for %s', (asked) => {
  test.each(Object.entries(strangers))('rejects an opening in %s', (_, text) => {
    expect(judgeLanguage(text, asked)).toBe('wrong');
  });
});
