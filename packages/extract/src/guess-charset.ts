import { TextDecoder } from 'node:util';
import { decodeUhc } from './uhc.ts';

/** A charset that bytes may be in, with the text that they are then. */
export interface Guess {
  text: string;
  /** True if another charset of another language is nearly as likely. */
  isDoubtful: boolean;
}

interface Charset {
  label: string;
  languages: string[];
  /** Returns the weight of a character of two bytes: 1 common, 0 rare, less impossible. */
  weigh(lead: number, trail: number): number;
  isLead(byte: number): boolean;
  isTrail(byte: number): boolean;
  /** Returns the weight of a single byte above 0x7F; null if it cannot stand alone. */
  weighSingle(byte: number): number | null;
  /** Characters that prices, names, hours and addresses are made of. */
  common: string;
}

const between = (byte: number, from: number, to: number) => byte >= from && byte <= to;
const isHigh = (byte: number) => between(byte, 0xa1, 0xfe);
const [punctuation, rare, wrong, halfWidth] = [0.6, 0.15, -0.2, 0.15];

const shiftJis: Charset = {
  label: 'shift_jis',
  languages: ['ja'],
  isLead: (byte) => between(byte, 0x81, 0x9f) || between(byte, 0xe0, 0xfc),
  isTrail: (byte) => between(byte, 0x40, 0x7e) || between(byte, 0x80, 0xfc),
  weighSingle: (byte) => (between(byte, 0xa1, 0xdf) ? halfWidth : null),
  weigh(lead, trail) {
    if (lead === 0x82) return trail >= 0x9f ? 1 : punctuation;
    if (lead === 0x83) return trail <= 0x96 ? 1 : rare;
    if (lead === 0x81) return punctuation;
    if (between(lead, 0x88, 0x97) || (lead === 0x98 && trail <= 0x72)) return 0.9;
    return between(lead, 0x98, 0xea) ? rare : wrong;
  },
  common:
    '日本人大一中年月名前商品価格住所電話番号齢時間営業円料金店数量送返会社様氏員東京北海道阪県市区町分無有税込別予約受付土曜祝休田山川子郎',
};

const eucJp: Charset = {
  label: 'euc-jp',
  languages: ['ja'],
  isLead: (byte) => isHigh(byte) || byte === 0x8e,
  isTrail: isHigh,
  weighSingle: () => null,
  weigh(lead) {
    if (lead === 0x8e) return halfWidth;
    if (lead === 0xa4 || lead === 0xa5) return 1;
    if (lead === 0xa1 || lead === 0xa3) return punctuation;
    if (between(lead, 0xb0, 0xcf)) return 0.9;
    return between(lead, 0xd0, 0xf4) ? rare : wrong;
  },
  common: shiftJis.common,
};

const gbk: Charset = {
  label: 'gb18030',
  languages: ['zh', 'zh-hans', 'zh-cn', 'zh-sg'],
  isLead: (byte) => between(byte, 0x81, 0xfe),
  isTrail: (byte) => between(byte, 0x40, 0xfe) && byte !== 0x7f,
  weighSingle: () => null,
  weigh(lead, trail) {
    if (lead < 0xa1 || trail < 0xa1) return 0;
    if (lead === 0xa1 || lead === 0xa3) return punctuation;
    if (between(lead, 0xb0, 0xd7)) return 0.9;
    return between(lead, 0xd8, 0xf7) ? rare : wrong;
  },
  common:
    '的一是不了人我在有他这中大来上国个到说们为子和你地出会也时要就可以对生能而自价格产品名称电话址数量单运费元天间店姓退货营业商号月日年周联系方式邮箱服务客户订送包件',
};

const big5: Charset = {
  label: 'big5',
  languages: ['zh-hant', 'zh-tw', 'zh-hk', 'zh-mo'],
  isLead: (byte) => between(byte, 0x81, 0xfe),
  isTrail: (byte) => between(byte, 0x40, 0x7e) || isHigh(byte),
  weighSingle: () => null,
  weigh(lead) {
    if (between(lead, 0xa1, 0xa3)) return punctuation;
    if (between(lead, 0xa4, 0xc6)) return 0.9;
    return between(lead, 0xc9, 0xf9) ? rare : wrong;
  },
  common:
    '的一是不了人我在有他這中大來上國個到說們為子和你地出會也時要就可以對生能而自價格產品名稱電話址數量單運費元天間店姓退貨營業商號月日年週聯繫方式郵箱服務客戶訂送包件',
};

const uhc: Charset = {
  label: 'euc-kr',
  languages: ['ko'],
  isLead: (byte) => between(byte, 0x81, 0xfd),
  isTrail: (byte) => between(byte, 0x41, 0x5a) || between(byte, 0x61, 0x7a) || between(byte, 0x81, 0xfe),
  weighSingle: () => null,
  weigh(lead, trail) {
    if (trail < 0xa1 || lead < 0xa1) return rare;
    if (between(lead, 0xb0, 0xc8)) return 1;
    if (lead === 0xa1 || lead === 0xa3) return punctuation;
    return between(lead, 0xca, 0xfd) ? rare : wrong;
  },
  common:
    '이름전화번호주소가격상품명수량원일월년시간영업점의는을를에서로하고다배송비김박최정강조윤장임한나라도요금자문안철수영희',
};

const charsets = [shiftJis, eucJp, gbk, big5, uhc];
const doubtWithin = 0.15;
const minScore = 0.35;
const commonShare = 0.3;
const maxBytes = 65_536;

/**
 * Guesses which double-byte charset of East Asia bytes are in, by how common their characters are in each, for texts of a
 * few words too. Of nearly equal ones, that of the given languages is taken. Returns null if none fits.
 */
export function guessCharset(bytes: Uint8Array, languages: readonly string[]): Guess | null {
  const scored = charsets
    .flatMap((charset) => {
      const score = scoreOf(charset, bytes.subarray(0, maxBytes));
      const text = score === null ? null : decodeStrictly(charset.label, bytes);
      return text === null || score === null
        ? []
        : [{ charset, text, score: score + commonShare * shareOf(text, charset.common) }];
    })
    .sort((one, other) => other.score - one.score);
  const [best] = scored;
  if (!best || best.score < minScore) return null;
  const near = scored.filter(({ score }) => score >= best.score - doubtWithin);
  const known = near.find(({ charset }) => speaks(charset, languages));
  const chosen = known ?? best;
  const isDoubtful = near.some(
    ({ charset, text }) => charset.languages[0] !== chosen.charset.languages[0] && text !== chosen.text,
  );
  return { text: chosen.text, isDoubtful };
}

const speaks = ({ languages }: Charset, spoken: readonly string[]) =>
  spoken.some(
    (tag) =>
      languages.includes(tag.toLowerCase()) || languages.includes(tag.toLowerCase().split('-')[0] as string),
  );

function scoreOf(charset: Charset, bytes: Uint8Array): number | null {
  let [sum, characters] = [0, 0];
  for (let at = 0; at < bytes.length; at += 1) {
    const byte = bytes[at] as number;
    if (byte < 0x80) continue;
    characters += 1;
    const trail = bytes[at + 1];
    if (charset.isLead(byte) && trail !== undefined && charset.isTrail(trail)) {
      sum += charset.weigh(byte, trail);
      at += 1;
      continue;
    }
    const single = charset.weighSingle(byte);
    if (single !== null) sum += single;
    // The last byte may be half of a character that was cut off.
    else if (at < bytes.length - 1) return null;
  }
  return characters === 0 ? null : sum / characters;
}

function shareOf(text: string, common: string): number {
  const letters = text.match(/[\p{L}]/gu)?.filter((letter) => letter > '\u007f') ?? [];
  return letters.length === 0
    ? 0
    : letters.filter((letter) => common.includes(letter)).length / letters.length;
}

/** Decodes bytes in a charset. Returns null if they do not fit, or if the charset is not known. */
export function decodeStrictly(label: string, bytes: Uint8Array): string | null {
  if (label === 'euc-kr') return decodeUhc(bytes);
  try {
    return new TextDecoder(label, { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
