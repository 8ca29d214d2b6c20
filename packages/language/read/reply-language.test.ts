import { describe, expect, test } from 'vitest';
import { decideReplyLanguage, type LanguageFacts } from './reply-language.ts';

const english = 'When does your shop open on Sundays?';
const japanese = '日曜日は何時に開店しますか？';

test.each<[string, LanguageFacts, string, string]>([
  [
    'explicit wins over all',
    { message: japanese, explicit: 'th', requestedLanguage: 'ko', sessionLanguage: 'ar', botLanguage: 'hi' },
    'th',
    'explicit',
  ],
  [
    'a request in the text',
    { message: `${english} Reply in Tamil.`, sessionLanguage: 'en' },
    'ta',
    'requested',
  ],
  ['a request holds for the session', { message: japanese, requestedLanguage: 'ta' }, 'ta', 'requested'],
  [
    'a new request replaces it',
    { message: 'in English, please', requestedLanguage: 'ta' },
    'en',
    'requested',
  ],
  ['detected', { message: japanese, sessionLanguage: 'en', botLanguage: 'en' }, 'ja', 'detected'],
  ['the session’s last', { message: '12', sessionLanguage: 'vi', botLanguage: 'en' }, 'vi', 'session'],
  ['the bot’s', { message: '12', botLanguage: 'zh-TW' }, 'zh-Hant', 'bot'],
  ['English at last', { message: '???' }, 'en', 'default'],
  ['an unsupported bot language', { message: '12', botLanguage: 'fr' }, 'en', 'default'],
])('%s', (_, facts, language, reason) => {
  expect(decideReplyLanguage(facts)).toMatchObject({ language, reason });
});

describe('tags', () => {
  test.each([
    ['zh-TW', 'zh-Hant'],
    ['tl', 'fil'],
    ['EN-in', 'en'],
    ['zh', 'zh-Hans'],
  ])('reads the tag %s as %s', (explicit, language) => {
    expect(decideReplyLanguage({ message: english, explicit }).language).toBe(language);
  });
});

test('returns the language of the question even when another step decides', () => {
  expect(decideReplyLanguage({ message: japanese, explicit: 'en' })).toMatchObject({
    language: 'en',
    messageLanguage: 'ja',
  });
});

test('returns the requested language for the session', () => {
  expect(decideReplyLanguage({ message: 'reply in Tamil' }).requestedLanguage).toBe('ta');
  expect(decideReplyLanguage({ message: english, requestedLanguage: 'ta' }).requestedLanguage).toBe('ta');
  expect(decideReplyLanguage({ message: english }).requestedLanguage).toBeNull();
});

test.each<[string, Partial<LanguageFacts>, string]>([
  ['yes please', { sessionLanguage: 'en', botLanguage: 'id' }, 'en'],
  ['And Saturday?', { sessionLanguage: 'en', botLanguage: 'id' }, 'en'],
  ['Kapan toko buka?', { botLanguage: 'en' }, 'id'],
  ['配送需要多久？', { botLanguage: 'en' }, 'zh-Hans'],
  ['你好', { botLanguage: 'en' }, 'zh-Hans'],
  ['你好', { botLanguage: 'zh-Hant' }, 'zh-Hant'],
  ['转人工', { botLanguage: 'id' }, 'zh-Hans'],
  ['送料無料', { sessionLanguage: 'ja', botLanguage: 'en' }, 'ja'],
  ['giao hang mat bao lau', { botLanguage: 'en' }, 'vi'],
  ['kitna time', { sessionLanguage: 'hi', botLanguage: 'en' }, 'hi'],
  ['peut jak mong', { botLanguage: 'lo' }, 'lo'],
  ['song hot baan thaodai', { botLanguage: 'lo' }, 'lo'],
  ['baek maong ponman', { botLanguage: 'km' }, 'km'],
  ['bong luy tam aba ban te', { botLanguage: 'km' }, 'km'],
  ['delivery kha belaut lae', { botLanguage: 'my' }, 'my'],
  ['bal achain phwint lae', { botLanguage: 'my' }, 'my'],
  ['berapa harga sarapan', { botLanguage: 'th' }, 'id'],
  ['berapa harga sarapan', { botLanguage: 'ja' }, 'id'],
  ['berapa harga sarapan', { botLanguage: 'ms' }, 'ms'],
  ['pad thai', { botLanguage: 'th' }, 'th'],
  ['mee aharn mai krub', { botLanguage: 'th' }, 'th'],
])('reads a few words: %s, %j as %s', (message, facts, language) => {
  expect(decideReplyLanguage({ message, ...facts }).language).toBe(language);
});

test.each(['', ' ', '12', 'A1-2045', '👍', '...', '😀😀', '\u0000', '\ud800'])(
  'nothing is guessed from %j',
  (message) => {
    expect(decideReplyLanguage({ message, sessionLanguage: 'th' })).toMatchObject({
      language: 'th',
      reason: 'session',
    });
  },
);

test('decides 2,000 characters', () => {
  expect(decideReplyLanguage({ message: `${english} `.repeat(60).slice(0, 2000) }).language).toBe('en');
});

test.each([
  [
    'id',
    [
      'Jam berapa buka?',
      'kapan buka',
      'toko buka sampai jam berapa',
      'Kirim ke Surabaya berapa hari?',
      'ongkir ke Medan',
      'Bisa COD gak?',
      'barangnya ready kak?',
      'Alamat tokonya di mana ya?',
      'Apakah bisa dikembalikan?',
      'gimana cara bayarnya',
      'pesanan saya belum sampai',
      'Ada ukuran lain?',
      'minta katalog dong',
      'harga grosir',
      'garansinya berapa lama',
      'diskon untuk pelanggan baru',
      'bisa tukar barang?',
      'Uangnya kapan kembali?',
      'nomor resi saya mana',
      'rusak waktu sampai',
      'terima kartu kredit?',
      'bahannya apa',
      'Cara batalkan pesanan',
      'lupa kata sandi',
    ],
  ],
  [
    'ms',
    [
      'Pukul berapa buka?',
      'bila buka',
      'kedai tutup pukul berapa',
      'Hantar ke Kuching berapa hari?',
      'kos hantar ke Sabah',
      'Boleh COD tak?',
      'barang ni ada lagi ke?',
      'Alamat kedai kat mana?',
      'Boleh pulangkan tak?',
      'macam mana nak bayar',
      'pesanan saya tak sampai lagi',
      'Ada saiz lain?',
      'nak tengok katalog',
      'harga borong',
      'waranti berapa lama',
      'diskaun untuk pelanggan baru',
      'boleh tukar barang?',
      'Bila duit dipulangkan?',
      'nombor penjejakan saya mana',
      'rosak masa sampai',
      'terima kad kredit?',
      'kain apa ni',
      'Cara batalkan tempahan',
      'lupa kata laluan',
    ],
  ],
] as const)('short questions of a shop’s customers are told apart: %s', (language, messages) => {
  const named = (botLanguage: string) =>
    messages.filter((message) => decideReplyLanguage({ message, botLanguage }).language === language);
  expect(named('en').length).toBeGreaterThanOrEqual(messages.length - 2);
  expect(named(language)).toHaveLength(messages.length);
});

test.each<[string, string, string]>([
  ['Namaste', 'en', 'hi'],
  ['namaste ji', 'ja', 'hi'],
  ['xin chao', 'en', 'vi'],
  ['kumusta po', 'en', 'fil'],
  ['hello po', 'en', 'fil'],
  ['vanakkam', 'en', 'ta'],
  ['ohayo', 'en', 'ja'],
  ['pagi kak', 'en', 'id'],
  ['makasih ya', 'en', 'id'],
  ['jumpa lagi', 'ms', 'ms'],
  ['assalamualaikum', 'id', 'id'],
  ['assalamualaikum', 'ms', 'ms'],
  ['assalamualaikum', 'en', 'en'],
  ['sawasdee krub', 'en', 'th'],
  ['shukran', 'en', 'ar'],
  ['नमस्ते', 'en', 'hi'],
  ['谢谢', 'zh-Hant', 'zh-Hans'],
  ['謝謝', 'en', 'zh-Hant'],
  ['hello', 'ja', 'ja'],
  ['good morning everyone', 'ja', 'en'],
])(
  'small talk speaks for its language: %s to a bot of %s is answered in %s',
  (message, botLanguage, language) => {
    expect(decideReplyLanguage({ message, botLanguage }).language).toBe(language);
  },
);

test.each([
  'iPhone 15 Pro',
  'Toyota Avanza',
  'Vario NMAX',
  'BPI BDO',
  'Suzuki',
  'Prada',
  'Shopee',
  'Maria Santos',
])('the name %s switches nobody to another language', (message) => {
  for (const botLanguage of ['ja', 'en', 'th', 'id'])
    expect(decideReplyLanguage({ message, botLanguage }).language).toBe(botLanguage);
});

test.each([
  ['gari parking er jonno taka lage?', 'bn', 'bn'],
  ['yoyaku no henkou shitai desu', 'ja', 'ja'],
  ['mee thi jod rot mai', 'th', 'th'],
  ['bkam ghurfa mufrada fil sayf', 'ar', 'ar'],
  ['pudhu sim vilai evvalavu', 'hi', 'ta'],
  ['number port cheyadaniki enni rojulu', 'hi', 'te'],
  ['voucher ultah dapet brp', 'id', 'id'],
  ['pin atm keblokir', 'th', 'id'],
  ['het han the', 'vi', 'vi'],
  ['free ship tu bao nhieu', 'en', 'vi'],
  ['address bhejo', 'hi', 'hi'],
  ['galat chai bhej di', 'en', 'hi'],
  ['galat chai bhej di', 'id', 'hi'],
  ['parcel kaha pahucha', 'id', 'hi'],
  ['hw long til it gets to osaka', 'ja', 'en'],
  ['nihon made soryo ikura', 'en', 'ja'],
  ['mizudashi nan jikan', 'en', 'ja'],
  ['okurimono no housou aru', 'en', 'ja'],
  ['brp hr nyampe bandung', 'en', 'id'],
  ['poin hangusnya kpn', 'ja', 'id'],
  ['card block aayiduchu', 'ta', 'ta'],
  ['wifi password enti', 'te', 'te'],
  ['marriage certificate ki iddaru ravala', 'te', 'te'],
  ['aadhaar card ki photo badalni hai', 'te', 'hi'],
  ['cancel order tp seller diem aja gimana dong', 'id', 'id'],
  ['nak cancel booking kena charge ke', 'ms', 'ms'],
  ['lupa pin macam mana', 'id', 'ms'],
  ['anong oras po check in', 'fil', 'fil'],
  ['available pa ba yung todo 199', 'fil', 'fil'],
  ['wheelchair accessible rooms?', 'ar', 'en'],
  ['ticket from phnom penh to ho chi minh', 'km', 'en'],
  ['gia ve di ho chi minh', 'en', 'vi'],
  ['Ho Chi Minh?', 'en', 'en'],
  ['kerusi tingkap kena tambah bayaran ke', 'id', 'ms'],
  ['best time to visit raja ampat', 'id', 'en'],
  ['星期三下午看病吗?', 'ja', 'zh-Hans'],
  ['वाईफाई का पासवर्ड कहाँ मिलेगा', 'ar', 'hi'],
])(
  'function words decide the language of a short message: %s to a bot of %s is %s',
  (message, botLanguage, language) => {
    expect(decideReplyLanguage({ message, botLanguage }).language).toBe(language);
  },
);

test.each([
  ['magkano po delivery', 'en', 'fil'],
  ['wala pa refund ko', 'en', 'fil'],
  ['saiz xl masih ada', 'id', 'ms'],
  ['klinik buka ahad', 'id', 'ms'],
  ['lambatnya sampai', 'ms', 'ms'],
  ['sarapan sampai jam berapa', 'ms', 'ms'],
  ['ada diskon gak kak', 'ms', 'id'],
  ['kolam buka sampai malam ke', 'ms', 'ms'],
  ['mau kirim barang ke mana', 'ms', 'id'],
  ['kantor buka jam berapa', 'ms', 'id'],
  ['tolong buatkan puisi tentang hujan', 'en', 'id'],
  ['tolong buatkan puisi tentang hujan', 'th', 'id'],
  ['tolong buatkan puisi tentang hujan', 'ms', 'ms'],
  ['tolong tuliskan puisi', 'id', 'id'],
  ['tolong tuliskan puisi', 'ms', 'ms'],
  ['tolong tuliskan saya sajak', 'en', 'id'],
  ['wifi lemot banget', 'en', 'id'],
  ['bill ekkuva vachindi', 'en', 'te'],
  ['daktar kokhon boshe', 'en', 'bn'],
  ['card tholanju pochu', 'en', 'ta'],
  ['توصلون برا البلد', 'en', 'ar'],
  ['ڈیلیوری کب ہوگی', 'en', 'ur'],
  ['ڈیلیوری کب ہوگی', 'ar', 'ur'],
  ['ڈيليوري كب هوگي', 'ur', 'ur'],
  ['واپسی', 'ur', 'ur'],
  ['سلام', 'ur', 'ur'],
  ['متى التوصيل', 'ur', 'ar'],
  ['هزینه ارسال چقدر است؟', 'en', 'en'],
  ['سفارش من کی می‌رسد', 'ur', 'ur'],
  ['سفارش من کی می‌رسد', 'ar', 'ar'],
  ['delivery kitnay din mein hoti hay', 'ur', 'ur'],
  ['delivery kitne din mein hoti hai', 'ur', 'ur'],
  ['delivery kitne din mein hoti hai', 'en', 'hi'],
  ['delivery kitnay din mein hoti hay', 'hi', 'hi'],
  ['nashta kitne baje tak milta hai', 'ar', 'hi'],
  ['kya mera order wapas ho sakta hai', 'en', 'hi'],
  ['shukriya', 'ur', 'ur'],
  ['وين موقعكم؟', 'ur', 'ar'],
  ['उजुरी कसरी दिने?', 'hi', 'ne'],
  ['शिकायत कहां करें?', 'ne', 'hi'],
  ['धन्यवाद भाई', 'en', 'hi'],
  ['शुभ रात्रि', 'en', 'hi'],
  ['धन्यवाद भाई', 'ne', 'ne'],
  ['के छ खबर', 'en', 'ne'],
  ['डेलिभरी कति लाग्छ?', 'en', 'ne'],
  ['ਡਿਲੀਵਰੀ ਕਦੋਂ?', 'hi', 'pa'],
  ['ඩිලිවරි කවදද?', 'en', 'si'],
  ['delivery ekata dawas keeyak yanawada', 'si', 'si'],
  ['delivery kinne din ch hundi aa', 'pa', 'pa'],
  ['डिलीवरी का कितना लगता है?', 'en', 'hi'],
  ['पासवर्ड', 'ne', 'ne'],
  ['पासवर्ड', 'hi', 'hi'],
  ['नमस्ते', 'ne', 'ne'],
  ['delivery kati din lagcha', 'ne', 'ne'],
  ['तक्रार कशी नोंदवायची?', 'hi', 'mr'],
  ['डिलिव्हरीला किती पैसे लागतात?', 'en', 'mr'],
  ['दुकान कधी उघडतं?', 'ne', 'mr'],
  ['माझी ऑर्डर अजून आली नाही', 'hi', 'mr'],
  ['मला मदत हवी आहे', 'hi', 'mr'],
  ['सपोर्ट टीम से संपर्क कराइए', 'mr', 'hi'],
  ['जब स्टॉक आए तो व्हाट्सएप कर देना', 'en', 'hi'],
  ['शिकायत कहां करें?', 'mr', 'hi'],
  ['उजुरी कसरी दिने?', 'mr', 'ne'],
  ['पासवर्ड', 'mr', 'mr'],
  ['नमस्कार', 'mr', 'mr'],
  ['delivery la kiti divas lagtat', 'en', 'mr'],
  ['ડિલિવરીના કેટલા થાય?', 'en', 'gu'],
  ['delivery ma ketla divas lage', 'en', 'gu'],
  ['delivery ma ketla divas lage', 'gu', 'gu'],
  ['delivery kitne din mein hoti hai', 'gu', 'hi'],
  ['delivery kitne din mein hoti hai', 'mr', 'hi'],
  ['delivery kitne din mein hoti hai', 'ne', 'hi'],
  ['保固幾年', 'zh-Hans', 'zh-Hant'],
  ['卡丢了', 'zh-Hant', 'zh-Hans'],
  ['do you deliver on Sunday', 'fil', 'en'],
  ['best plan for 5gb data', 'ms', 'en'],
])(
  'everyday words of one language decide between similar ones: %s to a bot of %s is %s',
  (message, bot, language) => {
    expect(decideReplyLanguage({ message, botLanguage: bot }).language).toBe(language);
  },
);

test.each([
  ['शिकायत', 'en', 'hi'],
  ['शिकायत?', 'th', 'hi'],
  ['मुफ्त', 'en', 'hi'],
  ['पार्सल', 'en', 'hi'],
  ['तक्रार', 'en', 'mr'],
  ['फुकट', 'en', 'mr'],
  ['गुनासो', 'en', 'ne'],
  ['قیمت', 'en', 'ur'],
  ['سعر', 'en', 'ar'],
  ['値段', 'en', 'ja'],
  ['手数料', 'id', 'ja'],
  ['運費', 'en', 'zh-Hant'],
  ['赠送', 'en', 'zh-Hans'],
  ['छूट', 'mr', 'mr'],
  ['電話', 'ja', 'ja'],
  ['返品', 'zh-Hans', 'zh-Hans'],
])(
  'a name of a thing decides the language of a word: %s to a bot of %s is %s',
  (message, botLanguage, language) => {
    expect(decideReplyLanguage({ message, botLanguage }).language).toBe(language);
  },
);
