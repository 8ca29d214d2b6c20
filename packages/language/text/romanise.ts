import { scriptSets } from './scripts.ts';

/** Letters of the Brahmic scripts of India by their place in the block of each script, which is the same in all. */
const indic: Record<number, string> = {};
const spell = (from: number, letters: string) => {
  for (const [at, letter] of letters.split(' ').entries()) if (letter !== '-') indic[from + at] = letter;
};
spell(0x01, 'n n h');
spell(0x05, 'a a i i u u ri - - e e ai o o o au');
spell(0x15, 'k kh g gh n c ch j jh n t th d dh n t th d dh n n p ph b bh m y r r l l l v sh sh s h');
spell(0x3e, 'a i i u u ri - - e e ai o o o au');
spell(0x5c, 'r');
spell(0x7a, 'n n r l l k');
const virama = 0x4d;
const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const isConsonant = (place: number) => place >= 0x15 && place <= 0x39;
const isSign = (place: number) => place >= 0x3e && place <= virama;

function readIndic(word: string, block: number): string {
  const places = [...word].map((char) => (char.codePointAt(0) as number) - block);
  return places
    .map((place, at) => {
      const next = places[at + 1];
      const isBare = next === undefined || isSign(next);
      return place === virama ? '' : `${indic[place] ?? ''}${isConsonant(place) && !isBare ? 'a' : ''}`;
    })
    .join('');
}

const thai: Record<string, string> = Object.fromEntries(
  'กk ขkh คkh ฆkh งng จj ฉch ชch ซs ฌch ญy ฎd ฏt ฐth ฑth ฒth ณn ดd ตt ถth ทth ธth นn บb ปp ผph ฝf พph ฟf ภph มm ยy รr ลl วw ศs ษs สs หh ฬl ฮh ะa ัa าa ำam ิi ีi ึu ืu ุu ูu เe แe โo ไai ใai'
    .split(' ')
    .map((pair) => [pair[0] as string, pair.slice(1)]),
);

const readThai = (word: string) =>
  word
    .replaceAll('ํา', 'ำ')
    .replace(/.์/gu, '')
    .replace(/[็-๎]/gu, '')
    .replace(/(?<=[ะาิีึืุู])[รลญ](?=[ก-ฮเแโไใ]|$)/gu, 'น')
    .replace(/([เแโไใ])([ก-ฮ](?:[รลว](?=[ะาิีึืุูั]))?)/gu, '$2$1')
    .replace(/เา/gu, 'ao')
    .replace(/รร/gu, 'ัน')
    .replace(/ห(?=[งญณนมยรลว])/gu, '')
    .replace(/(?<=[ก-ฮ])อ/gu, 'o')
    .replace(/./gu, (char) => thai[char] ?? (/[a-z]/.test(char) ? char : ''));

/** Lao letters stand at the places of the Thai ones in their block, and sound alike but for ຊ. */
const laoToThai = 0x80;
const readLao = (word: string) =>
  readThai(
    word.replaceAll('ຊ', 'ສ').replace(/./gu, (char) => String.fromCharCode(char.charCodeAt(0) - laoToThai)),
  );

const khmer: Record<string, string> = Object.fromEntries(
  'កk ខkh គk ឃkh ងng ចch ឆch ជch ឈch ញny ដd ឋth ឌd ឍth ណn តt ថth ទt ធth នn បb ផph ពp ភph មm យy រr លl វv សs ហh ឡl ាa ិi ីi ឹu ឺu ុu ូu ួuo ើae ឿue ៀie េe ែae ៃai ោo ៅau ំm'
    .split(' ')
    .map((pair) => [pair[0] as string, pair.slice(1)]),
);
const readKhmer = (word: string) => word.replace(/រ$/u, '').replace(/./gu, (char) => khmer[char] ?? '');

const burmese: Record<string, string> = Object.fromEntries(
  'ကk ခkh ဂg ဃg ငng စs ဆs ဇz ဈz ညny ဉny ဋt ဌth ဍd ဏn တt ထth ဒd ဓd နn ပp ဖph ဗb ဘb မm ယy ရy လl ဝw သth ဟh ဠl ျy ြy ွw ါa ာa ိi ီi ုu ူu ေe ဲe ံn'
    .split(' ')
    .map((pair) => [pair[0] as string, pair.slice(1)]),
);
/** A consonant with the sign that silences its vowel ends a syllable, as t, n or not at all. */
const readBurmese = (word: string) =>
  word
    .replace(/[ကတပစ]်/gu, 'တ')
    .replace(/[ငနမဉ]်/gu, 'န')
    .replace(/.်/gu, '')
    .replace(/./gu, (char) => burmese[char] ?? '');

const arabic: Record<string, string> = Object.fromEntries(
  'اa أa إi آa بb تt ثth جj حh خkh دd ذd رr زz سs شsh صs ضd طt ظz غgh فf قq كk لl مm نn هh وw يy ىa ةa پp ٹt چch ڈd ڑr ژzh گg ےe'
    .split(' ')
    .map((pair) => [pair[0] as string, pair.slice(1)]),
);
const readArabic = (word: string) =>
  word.replace(/^ال|ه$/gu, '').replace(/./gu, (char) => arabic[char] ?? '');

const kanaRows = [
  'あa いi うu えe おo かka きki くku けke こko がga ぎgi ぐgu げge ごgo さsa しshi すsu せse そso ざza じji ずzu ぜze ぞzo',
  'たta ちchi つtsu てte とto だda ぢji づzu でde どdo なna にni ぬnu ねne のno はha ひhi ふfu へhe ほho ばba びbi ぶbu べbe ぼbo',
  'ぱpa ぴpi ぷpu ぺpe ぽpo まma みmi むmu めme もmo やya ゆyu よyo らra りri るru れre ろro わwa をo んn ゔvu ぁa ぃi ぅu ぇe ぉo',
];
const kana: Record<string, string> = Object.fromEntries(
  kanaRows.flatMap((row) => row.split(' ').map((pair) => [pair[0] as string, pair.slice(1)])),
);
const small: Record<string, string> = { ゃ: 'ya', ゅ: 'yu', ょ: 'yo' };

const readKana = (word: string) =>
  word
    .replace(/[ァ-ヴ]/gu, (char) => String.fromCodePoint((char.codePointAt(0) as number) - 0x60))
    .replace(/[ーっ]/gu, '')
    .replace(/(.)([ゃゅょ])/gu, (_, big: string, little: string) => {
      const start = kana[big]?.slice(0, -1) ?? '';
      return `${start}${small[little]?.slice(/^(?:sh|ch|j)$/.test(start) ? 1 : 0)}`;
    })
    .replace(
      /(.)([ぁぃぅぇぉ])/gu,
      (_, big: string, little: string) => `${kana[big]?.slice(0, -1) ?? ''}${kana[little]}`,
    )
    .replace(/./gu, (char) => kana[char] ?? (/[a-z]/.test(char) ? char : ''));

const initials = 'g kk n d tt r m b pp s ss - j jj ch k t p h'.split(' ');
const vowels = 'a ae ya yae eo e yeo ye o wa wae oe yo u wo we wi yu eu ui i'.split(' ');
const finals = '- k k k n n n t l l l l l l l l m p p t t ng t t k t p t'.split(' ');
const firstSyllable = 0xac00;

const readHangul = (word: string) =>
  word.replace(/[가-힣]/gu, (char) => {
    const code = char.charCodeAt(0) - firstSyllable;
    const parts = [
      initials[Math.floor(code / 588)],
      vowels[Math.floor((code % 588) / 28)],
      finals[code % 28],
    ];
    return parts.filter((part) => part !== '-').join('');
  });

const onlyKana = new RegExp(`^[${scriptSets.kana}ー]+$`, 'u');

/**
 * Writes a normalised word of an Indian script, Thai, Lao, Khmer, Burmese, Arabic, kana or Hangul in Latin letters, roughly as people type it. Returns
 * null for other scripts, and for words with letters of another script.
 */
export function romanise(word: string): string | null {
  if (/^[a-z]+$/.test(word)) return word;
  const block = blocks.find((first) =>
    [...word].every((char) => (char.codePointAt(0) as number) >> 7 === first >> 7),
  );
  if (block !== undefined) return readIndic(word, block);
  if (/^\p{Script=Thai}+$/u.test(word)) return readThai(word);
  if (/^\p{Script=Lao}+$/u.test(word)) return readLao(word);
  if (/^\p{Script=Khmer}+$/u.test(word)) return readKhmer(word);
  if (/^\p{Script=Myanmar}+$/u.test(word)) return readBurmese(word);
  if (/^\p{Script=Arabic}+$/u.test(word)) return readArabic(word);
  if (onlyKana.test(word)) return readKana(word);
  return /^\p{Script=Hangul}+$/u.test(word) ? readHangul(word) : null;
}
