import { expect, test } from 'vitest';
import { analyze } from './analyze.ts';
import { hashGram, hashTerm, packGram } from './hash.ts';

const shared = (document: string, query: string, language: string) => {
  const { terms } = analyze(document, { language, kind: 'document' });
  return [...analyze(query, { language, kind: 'query' }).terms.keys()].filter((term) => terms.has(term));
};

test.each([
  ['en', 'We ship all orders on Mondays.', 'order shipping'],
  ['id', 'Pengembalian barang dibayarkan ke rekening.', 'mengembalikan'],
  ['ms', 'Penghantaran dibuat setiap hari.', 'dihantarkan'],
  ['fil', 'Binayaran ang order kahapon.', 'bayaran'],
  ['vi', 'Giao hàng miễn phí ở Đà Nẵng.', 'giao hang da nang'],
  ['ar', 'الأسعار تشمل الضريبة', 'أسعار'],
  ['hi', 'दुकानों में छूट मिलती है', 'दुकान'],
  ['ur', 'کمروں کا کرایہ', 'کمرہ'],
  ['ne', 'पसलहरूमा छुट छ', 'पसल'],
  ['mr', 'दुकानांमध्ये सवलत मिळते', 'दुकान'],
  ['pa', 'ਦੁਕਾਨਾਂ ਵਿੱਚ ਛੋਟ ਹੈ', 'ਦੁਕਾਨ'],
  ['si', 'කාමර සඳහා වට්ටමක් තියෙනවා', 'වට්ටම්'],
  ['gu', 'દુકાનોમાં છૂટ મળે છે', 'દુકાન'],
  ['ta', 'பொருட்களை மாற்றலாம்', 'பொருட்கள்'],
  ['te', 'వస్తువులను మార్చుకోవచ్చు', 'వస్తువులు'],
  ['bn', 'দোকানগুলোতে ছাড় চলছে', 'দোকানের'],
  ['ja', '返品は十四日以内に受け付けます。', '返品したい'],
  ['ja', '取消料', '取り消し'],
  ['ja', '引っ越し', '引越'],
  ['ja', '開けたら飲みます', '飲める'],
  ['ja', '荷物は翌日届きます', '届く'],
  ['zh-Hans', '退货须在十四天内申请。', '怎么退货'],
  ['zh-Hant', '退貨須在十四天內申請。', '如何退貨'],
  ['ko', '반품은 14일 안에 신청하세요.', '반품하고 싶어요'],
  ['th', 'เราจัดส่งสินค้าภายในสามวัน', 'จัดส่งเมื่อไหร่'],
  ['km', 'ហាងបើករាល់ថ្ងៃ', 'ហាង'],
])('%s: a question meets its passage in another form of the word', (language, document, query) => {
  expect(shared(document, query, language)).not.toEqual([]);
});

test.each([
  ['en', 'tin came crushed what now', ['crushed', 'tin']],
  ['id', 'skrg masih promo', ['promo']],
  ['hi', 'paise kab wapas aayenge', ['paise', 'kab', 'wapas']],
  ['ta', 'லேப்டாப் பண்ணுவீங்களா', ['லேப்டாப்']],
  ['ko', '있는데 포장', ['포장']],
  ['th', 'คืนเงินอ่ะ', ['คืนเงิน']],
])('%s: a question leaves out words that say nothing about its subject', (language, question, things) => {
  expect(analyze(question, { language, kind: 'query' }).units.map(({ text }) => text)).toEqual(things);
});

test('a question of such words alone keeps them', () => {
  const { units } = analyze('what happens now', { language: 'en', kind: 'query' });
  expect(units.map(({ text }) => text)).toContain('now');
});

test('a function word in Latin letters is not searched, and names no concept of another language', () => {
  const { terms, concepts } = analyze('souryou wa ikura desu ka', { language: 'ja', kind: 'query' });
  expect([...concepts.keys()].sort()).toEqual(['delivery_fee', 'price']);
  expect(terms.has('desu')).toBe(false);
  expect(analyze('nomor wa', { language: 'id', kind: 'query' }).concepts.has('whatsapp')).toBe(true);
});

test.each([
  ['ＷｉＦｉ　１２３', 'wifi 123'],
  ['هٰذَا السِّعْرُ', 'هذا السعر'],
  ['إعادة', 'اعاده'],
  ['کتابی', 'كتابي'],
  ['१२३', '123'],
  ['٣', '3'],
  ['ｶﾞｿﾘﾝ', 'ガソリン'],
])('%s is compared as %s', (written, plain) => {
  const options = { kind: 'document' } as const;
  expect([...analyze(written, options).terms.keys()]).toEqual([...analyze(plain, options).terms.keys()]);
});

test('function words leave questions, never documents, and never all of a question', () => {
  const asked = analyze('where is the shop', { language: 'en', kind: 'query' });
  expect([...asked.terms.keys()]).toEqual(['shop']);
  expect(analyze('where is the shop', { language: 'en', kind: 'document' }).length).toBe(4);
  expect(analyze('who are you', { language: 'en', kind: 'query' }).terms.size).toBe(3);
});

test.each([
  ['zh-Hant', '你們有賣傘嗎', '賣傘'],
  ['bn', 'আমাদের জন্য এখন ডিসেম্বর', 'ডিসেম্বর'],
  ['ml', 'ഞങ്ങൾക്ക് ഇപ്പോൾ ഡിസംബർ', 'ഡിസംബർ'],
  ['vi', 'nhưng họ vẫn in', 'in'],
])('a question in %s asks for none of its function words: %s', (language, question, rest) => {
  const { terms } = analyze(question, { language, kind: 'query' });
  expect(
    [...terms.keys()].filter((term) => !term.startsWith('2') && !rest.includes(term.replace('^', ''))),
  ).toEqual([]);
});

test.each([
  ['what’s the price', ['pric', 'price']],
  ["I don't like what they're selling", ['don', 'selling']],
  ["rock'n'roll size s", ['rock', 'roll', 'size', 's']],
])('what English joins to a word asks for nothing: %s', (question, terms) => {
  expect([...analyze(question, { language: 'en', kind: 'query' }).terms.keys()]).toEqual(terms);
});

test('a question and a passage of different words and languages meet in a concept', () => {
  const named = (text: string, language: string, kind: 'document' | 'query') => [
    ...analyze(text, { language, kind }).concepts.keys(),
  ];
  expect(named('Ongkos kirim ke Bali Rp21.000', 'id', 'document')).toContain('delivery_fee');
  expect(named('how much is the shipping fee?', 'en', 'query')).toContain('delivery_fee');
  expect(named('berapa postage ke Sabah', 'ms', 'query')).toContain('delivery_fee');
});

test('a concept weighs less than a word, and least within the name of another', () => {
  const { terms, concepts } = analyze('gift card', { language: 'en', kind: 'query' });
  expect([...terms]).toEqual([
    ['gift', 1],
    ['card', 1],
  ]);
  expect(concepts.get('gift_card')).toBe(0.55);
  expect(concepts.get('give')).toBe(0.25);
});

test('letters and digits written together are also found apart', () => {
  expect(shared('Fiber 150 Mbps', '150mbps', 'en')).toEqual(['150', 'mbps']);
  expect(shared('SULIT99', 'sulit 99', 'fil')).toEqual(['sulit', '99']);
});

test('an abbreviation in Latin letters meets its letters spelt out', () => {
  expect(shared('ssc cgl', 'एसएससी सीजीएल', 'hi')).toEqual(['ssc', 'cgl']);
});

test('a word without a stem rule is not counted twice', () => {
  expect([...analyze('giao nhận', { language: 'xx', kind: 'document' }).terms]).toEqual([
    ['giao', 1],
    ['nhận', 1],
    ['nhan', 1],
  ]);
  expect([...analyze('ships', { language: null, kind: 'document' }).terms]).toEqual([['ships', 1]]);
});

test.each(['', ' \n', '?!', '😀', '\u200b\u200d', '\ud800'])('%j has no terms', (text) => {
  const nothing = { terms: new Map(), grams: new Map(), concepts: new Map(), units: [], length: 0 };
  expect(analyze(text, { kind: 'query' })).toEqual(nothing);
});

test('hashes are those that are stored', () => {
  expect(hashTerm('warranty')).toBe(hashTerm('warranty'));
  expect(Number.isSafeInteger(hashTerm('ชื่อ'))).toBe(true);
  expect([hashTerm('a'), hashTerm('返品')]).toEqual([2666321336347559, 5201640367442254]);
  expect(packGram('_war', 500) >> 6).toBe(hashGram('_war'));
  expect(packGram('_war', 500) & 63).toBe(63);
});

test.each([
  ['en', 'Hi, can you please tell me how much the delivery costs? Thanks!', 'delivery costs'],
  ['id', 'Halo kak, mau tanya dong berapa lama pengiriman ke Jepang ya?', 'berapa lama pengiriman ke Jepang'],
  ['ja', 'すみません、返品の方法を教えていただけますか。', '返品の方法を。'],
  ['zh-Hans', '你好，请问一下可以用支付宝付款吗？谢谢', '可以用支付宝付款吗'],
  ['th', 'สวัสดีค่ะ รบกวนสอบถามหน่อยค่ะ ร้านเปิดกี่โมงคะ', 'ร้านเปิดกี่โมง'],
  ['vi', 'Chào shop, cho mình hỏi quán mở cửa mấy giờ ạ?', 'quán mở cửa mấy giờ'],
  ['ar', 'السلام عليكم، ممكن أعرف هل المطعم مفتوح؟ شكرًا', 'هل المطعم مفتوح'],
  ['hi-Latn', 'bhaiya please batao delivery kitne din me hoti hai', 'delivery din'],
  ['vi', 'cho minh hoi giao hang mat bao lau', 'cho mình hỏi giao hang mat lau'],
  ['hi', 'नमस्ते, कृपया बताइए दुकान कब खुलती है?', 'दुकान कब खुलती है'],
  ['ko', '안녕하세요. 배송비 알려주세요.', '배송비'],
])('%s: courtesies ask for nothing: %s', (language, polite, asked) => {
  const terms = (text: string) => [...analyze(text, { language, kind: 'query' }).terms.keys()].sort();
  expect(terms(polite)).toEqual(terms(asked));
});

test.each([
  ['en', 'please'],
  ['en', 'yes please'],
  ['en', 'hello, can you help me?'],
  ['ja', '教えてください。'],
  ['id', 'ya'],
  [null, 'ya'],
])('%s: %s asks for nothing at all', (language, text) => {
  expect(analyze(text, { language, kind: 'query' }).bare).toBe(true);
});

test.each(['Minimum order is 5', 'Thank you cards', 'Yakult', 'Hi-Fi speakers'])(
  '%s keeps its words',
  (text) => {
    const { terms, bare } = analyze(text, { language: 'en', kind: 'query' });
    expect(terms.size).toBeGreaterThan(0);
    expect(bare).toBeUndefined();
  },
);

test.each([
  ['ar', 'تشحنون للرياض', 'للرياض'],
  ['ar', 'التوصيل بالرياض', 'بالرياض'],
  ['ar', 'عندكم فرع في الرياض', 'الرياض'],
])('%s: a city is not the thing of the world that is spelt alike: %s', (language, question, city) => {
  const { units } = analyze(question, { language, kind: 'query' });
  expect(units.find(({ text }) => text === city)?.concepts).toEqual([]);
});

test('words that are no city name things of the world', () => {
  expect([...analyze('واجب الرياضيات', { language: 'ar', kind: 'query' }).concepts.keys()]).toContain(
    'maths',
  );
});
