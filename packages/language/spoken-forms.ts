/** How people say what is written with signs. */
export interface SpokenForms {
  /** "2–4": {from}, {to}. */
  range: string;
  /** "9:00": {hour}. */
  hour: string;
  /** "9:30": {hour}, {minute}. */
  hourMinute: string;
  /** Spoken names of currencies (ISO 4217) after an amount. Currencies that are missing here have their usual names. */
  currencies: Readonly<Record<string, string>>;
}

/** The signs of currencies (ISO 4217). */
const signs: Record<string, string> = {
  Rp: 'IDR',
  '₹': 'INR',
  Rs: 'INR',
  रु: 'INR',
  ரூ: 'INR',
  రూ: 'INR',
  ರೂ: 'INR',
  രൂ: 'INR',
  US$: 'USD',
  S$: 'SGD',
  HK$: 'HKD',
  NT$: 'TWD',
  $: 'USD',
  '€': 'EUR',
  '£': 'GBP',
  '¥': 'JPY',
  '￥': 'JPY',
  '₩': 'KRW',
  '฿': 'THB',
  '₫': 'VND',
  đ: 'VND',
  '₱': 'PHP',
  RM: 'MYR',
  '৳': 'BDT',
  '៛': 'KHR',
  '₭': 'LAK',
};
const codes =
  'IDR|INR|LKR|PKR|NPR|USD|SGD|HKD|TWD|EUR|GBP|JPY|CNY|KRW|THB|VND|PHP|MYR|BDT|KHR|LAK|MMK|AED|SAR';
const before = Object.keys(signs)
  .sort((one, other) => other.length - one.length)
  .map((sign) => sign.replace('$', '\\$'))
  .join('|');
const [dash, amount] = ['\\s?[-–—~〜～]\\s?', '\\p{Nd}+(?:[.,]\\p{Nd}+)*'];
const money = new RegExp(
  `(?<![\\p{L}\\p{N}])(${before}|${codes})\\.?\\s?(${amount})(?:(${dash})(?:\\1\\.?\\s?)?(${amount}))?` +
    `|(?<![\\p{L}\\p{N}.,])(${amount})(?:(${dash})(${amount}))?\\s?([₹€£₩฿₫đ₱៛₭]|(?:${codes})(?!\\p{L}))`,
  'gu',
);
/** Groups of three digits, or of two in India, with any sign between them; then a fraction. */
const grouped = /^\p{Nd}{1,3}(?:[.,]\p{Nd}{2,3})*[.,]\p{Nd}{3}(?=$|[.,]\p{Nd}{1,2}$)/u;
const clock = /(?<![\p{N}:.])(\p{Nd}{1,2}):(\p{Nd}{2})(?![\p{N}:])(?!\s?[ap]\.?m)/giu;
/** Anything between two numbers that is no minus, no number of a telephone and no date. */
const edge = '\\p{Nd}+(?:[.,:]\\p{Nd}+)?[%％]?';
const range = new RegExp(
  `(?<![\\p{N}\\p{L}.,:/–—-])(${edge})\\s?[–—~〜～]\\s?(${edge})(?![–—-]|[.,:]?\\p{N})`,
  'gu',
);
const hyphen = /(?<![\p{N}\p{L}.,:/–—+(-])(\p{Nd}{1,3})-(\p{Nd}{1,3})(?![\p{N}\p{L}:/–—-]|[.,]\p{Nd})/gu;

/** Returns a text in which money, ranges and times are written as they are said. Digits stay: every engine can read them. */
export function sayNumbers(text: string, forms: SpokenForms, language: string): string {
  const fill = (pattern: string, values: Record<string, string>) =>
    pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? '');
  const join = (from: string, to: string) => fill(forms.range, { from, to });
  return text
    .replace(money, (_, sign, only, toDash, to, only2, toDash2, to2, sign2) => {
      const name = nameOf(sign ?? sign2, forms, language);
      const [from, until] = [plain(only ?? only2), to ?? to2];
      const said = (toDash ?? toDash2) ? join(from, plain(until)) : from;
      return `${said} ${name}`;
    })
    .replace(range, (_, from: string, to: string) => join(from, to))
    .replace(clock, (written, hour: string, minute: string, at: number, whole: string) => {
      const isFull = [...minute].every((digit) => /[0٠۰०০௦౦೦൦๐໐០၀]/u.test(digit));
      const short = hour.replace(/^0(?=\p{Nd})/u, '');
      const said = fill(isFull ? forms.hour : forms.hourMinute, { hour: short, minute });
      return withoutRepeat(said, whole.slice(0, at), whole.slice(at + written.length));
    })
    .replace(hyphen, (written, from: string, to: string) =>
      from.startsWith('0') || Number(from) >= Number(to) ? written : join(from, to),
    );
}

const plain = (number: string) => {
  const [whole] = grouped.exec(number) ?? [];
  const digits = whole ? whole.replace(/[.,]/g, '') + number.slice(whole.length) : number;
  return digits.replace(/[.,]0{1,2}$/, '');
};

function nameOf(sign: string, { currencies }: SpokenForms, language: string): string {
  // Both write their money with this sign.
  const code = /[¥￥]/.test(sign) && language.startsWith('zh') ? 'CNY' : (signs[sign] ?? sign);
  return currencies[code] ?? new Intl.DisplayNames([language], { type: 'currency' }).of(code) ?? code;
}

/** Leaves out the word of a time that is written beside it already ("pukul 9:00"). */
function withoutRepeat(said: string, before: string, after: string): string {
  const [first = '', ...rest] = said.split(' ');
  if (!/\p{N}/u.test(first) && before.trimEnd().toLowerCase().endsWith(first.toLowerCase()))
    return rest.join(' ');
  const last = said.replace(/^.*\p{Nd}\s?/u, '');
  return last && after.trimStart().startsWith(last)
    ? said.slice(0, said.length - last.length).trimEnd()
    : said;
}
