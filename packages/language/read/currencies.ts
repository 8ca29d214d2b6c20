import { once } from '@jawab/core';
import { normalise } from '../text/normalise.ts';

/** A code of ISO 4217. */
type Currency = string;

/** Names and signs of currencies in the languages bots speak. A name that several countries use has several codes. */
const names: readonly (readonly [codes: string, names: string])[] = [
  ['USD SGD HKD TWD AUD', '$'],
  [
    'USD SGD HKD TWD AUD',
    'dollar, dolar, dolyar, đô la, đô-la, đô, ドル, 달러, 불, ดอลลาร์, ดอลล่าร์, เหรียญ, डॉलर, डलर, ਡਾਲਰ, ਡਾਲਰਾਂ, ડોલર, daular, ডলার, டாலர், డాలర్, ಡಾಲರ್, ഡോളർ, ඩොලර්, دولار, ڈالر, ڈالرز, ដុល្លារ, ໂດລາ, ဒေါ်လာ',
  ],
  ['USD', '美元, 美金, 美圆, 米ドル, usd'],
  ['SGD', 'sgd, 新币, 新幣, 新加坡元, 坡币, 坡幣'],
  [
    'JPY',
    'yen, 円, 日元, 日圆, 日圓, 엔화, เยน, येन, યેન, ইয়েন, யென், యెన్, ಯೆನ್, യെൻ, ين, yên, jpy, យ៉េន, ເຢນ, ယန်း',
  ],
  ['JPY CNY', '¥, ￥'],
  [
    'CNY',
    'yuan, renminbi, 人民币, 人民幣, 人民元, 위안, หยวน, युआन, યુઆન, ইউয়ান, யுவான், nhân dân tệ, يوان, rmb, cny',
  ],
  ['TWD', '台币, 台幣, 新台币, 新台幣, nt$, ntd, twd'],
  ['HKD', '港币, 港幣, 港元, hkd'],
  ['CNY TWD HKD', '元'],
  ['KRW', 'won, 원, ₩, ウォン, 韩元, 韓元, 韩币, 韓幣, วอน, वॉन, ওন, வோன், krw'],
  ['THB', 'baht, ฿, บาท, バーツ, 泰铢, 泰銖, 바트, बाट, बात, বাত, பாட், บ, baạt, بات, بাট, thb, បាត, ບາດ, ဘတ်'],
  ['IDR', 'rupiah, rp, ルピア, 印尼盾, 印尼卢比, 루피아, รูเปียห์, रुपिया, রুপিয়া, ரூபியா, روبيه اندونيسيه, idr'],
  ['MYR', 'ringgit, rm, リンギット, 令吉, 马币, 馬幣, 링깃, ริงกิต, रिंगित, রিঙ্গিত, ரிங்கிட், رينغيت, myr'],
  ['VND', 'đồng, đ, vnđ, vnd, ₫, ドン, 越南盾, 동, ดอง, dong'],
  ['PHP', 'peso, piso, ₱, ペソ, 比索, 페소, เปโซ, पेसो, php'],
  [
    'INR PKR LKR NPR',
    'rupee, rs, ₹, रुपये, रुपए, रुपया, रुपयों, रुपयें, रुपैयाँ, रुपैया, रुपियाँ, ਰੁਪਏ, ਰੁਪਈਏ, ਰੁਪਇਆ, ਰੁਪਿਆ, રૂપિયા, રૂપિયો, રૂપિયાન, રુપિયા, rupay, rupaye, ルピー, 卢比, 盧比, 루피, รูปี, রুপি, ரூபாய், రూపాయ, రూపాయలు, ರೂಪಾಯಿ, രൂപ, රුපියල්, රුපියල, روبيه, روپے, روپیہ, روپیے, روپیوں, inr',
  ],
  ['PKR', 'pkr'],
  ['LKR', 'lkr, රු'],
  ['NPR', 'npr'],
  ['BDT INR', 'টাকা'],
  ['BDT', 'taka, ৳, टका, டாக்கா, bdt, tk'],
  ['SAR QAR OMR YER IRR', 'riyal, rial, ريال, रियाल, রিয়াল, 리얄, リヤル, 里亚尔, sar, qar'],
  ['AED MAD', 'dirham, درهم, ディルハム, 迪拉姆, 디르함, aed'],
  ['KWD JOD BHD IQD', 'dinar, دينار, ディナール, 第纳尔, kwd, jod'],
  ['EGP LBP GBP SYP', 'جنيه'],
  ['EUR', 'euro, €, یورو, ਯੂਰੋ, યુરો, ユーロ, 欧元, 歐元, 유로, ยูโร, यूरो, ইউরো, யூரோ, يورو, eur'],
  ['GBP', 'pound, £, پاؤنڈ, ਪੌਂਡ, પાઉન્ડ, ポンド, 英镑, 英鎊, 파운드, ปอนด์, पाउंड, gbp'],
  ['KHR', 'riel, រៀល'],
  ['LAK', 'kip, ກີບ'],
  ['MMK', 'kyat, ကျပ်'],
];

const katakana = /^[\u30a0-\u30ff]+$/;

const codesOf = new Map<string, readonly Currency[]>();
let pattern: RegExp | null = null;

/**
 * Names in letters are whole words, with an Arabic article or preposition; after a number, those that are not Latin may go on:
 * 500ดอลลาร์ค่ะ. A code or a sign may touch its number.
 */
function compile(): RegExp {
  const found: string[] = [];
  for (const [codes, list] of names)
    for (const written of list.split(', ')) {
      const name = normalise(written);
      codesOf.set(name, [...(codesOf.get(name) ?? []), ...codes.split(' ')]);
      found.push(name);
    }
  const sorted = [...new Set(found)].sort((one, other) => other.length - one.length);
  const quoted = (name: string) => name.replace(/[$]/g, '\\$&');
  const latin = sorted.filter((name) => /^[a-zà-ỹđ-]/.test(name)).map(quoted);
  const short = sorted.filter((name) => name.length === 1 && /\p{Script=Thai}|[동원불元]/u.test(name));
  const others = sorted.filter((name) => !latin.includes(name) && !short.includes(name)).map(quoted);
  const words = latin.join('|');
  const unspaced = latin.filter((name) => /^[^a-z\u00c0-\u024f\u1e00-\u1eff-]/.test(name)).join('|');
  return new RegExp(
    [
      `(?<![\\p{L}\\p{M}])(?:[وبل]?ال|لل|[وبل])?(${words})(?:s|ات|ا|ان)?(?![\\p{L}\\p{M}])`,
      `(?<=\\d ?(?:[\\p{L}\\p{M}]{1,3} ?)?)(${short.join('|')})(?![a-z\\p{Script=Thai}])`,
      `(?<=\\d ?)(${unspaced})`,
      `(?<![\\p{Script=Katakana}ー])(${others.join('|')})`,
    ].join('|'),
    'gu',
  );
}

/** Returns the currencies that a normalised text names, each as the codes that its name may mean. */
export function readCurrencies(text: string): (readonly Currency[])[] {
  pattern ??= compile();
  return Array.from(
    text.matchAll(pattern),
    ([, ...names]) => codesOf.get(names.find((name) => name !== undefined) as string) as readonly Currency[],
  );
}

/** Names that are also other words: 위안 is comfort, 3동 a building, "hợp đồng" a contract. */
const alsoOthers = new Set([
  'won',
  'dong',
  'kip',
  'pound',
  'đồng',
  '위안',
  '동',
  'ドン',
  'ดอง',
  'วอน',
  'บ',
  'बात',
  'वॉन',
  'ين',
  'বাত',
]);
const isOnlyMoney = (name: string) =>
  name.length > (/\p{Script=Latin}/u.test(name) ? 2 : 1) && !alsoOthers.has(name);

/** The letters of a word between a number and its currency. */
const letter = '[^\\s\\d.,;:!?()|]';

/**
 * Returns a pattern of the names of currencies that mean nothing else beside a number, and of such a name with the name of its country
 * before it: "US dollars", अमेरिकी डॉलर, 香港ドル. For normalised text.
 */
export const moneyNames = once((): { plain: string; ofCountry: string } => {
  const all = names.flatMap(([, list]) => list.split(', ').map(normalise)).filter(isOnlyMoney);
  const sorted = [...new Set(all)].sort((one, other) => other.length - one.length);
  const [touching, apart] = [
    sorted.filter((name) => katakana.test(name)),
    sorted.filter((name) => !katakana.test(name)),
  ];
  const end = 's?(?![a-z\\u00c0-\\u024f\\u1e00-\\u1eff])';
  const join = (some: string[]) => `(?:${some.map((name) => name.replace(/[$]/g, '\\$&')).join('|')})${end}`;
  return {
    plain: join(sorted),
    ofCountry: `(?:(?:u\\.s\\. |(?:${letter}{1,14}[ -]){1,2})${join(apart)}|[\\u30a0-\\u30ff\\u4e00-\\u9fff]{1,6}${join(touching)})`,
  };
});

/** Tells whether a normalised word is the name of a currency. */
export function isCurrency(word: string): boolean {
  pattern ??= compile();
  return codesOf.has(word);
}
