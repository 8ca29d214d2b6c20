import { shapes } from './weights.ts';

/** Top-level domains that people register, without those that are file endings (md, py, sh, ps, zip). */
const endings = new Set(
  (
    'com net org info biz edu gov int io co ai app dev shop store online site website xyz top club live link click ' +
    'page cloud tech pro vip asia space fun icu blog news agency world today life group solutions services support ' +
    'help center email chat social media studio digital company business market money finance bank loan win bid work ' +
    'games travel hotel restaurant cafe food delivery deals sale promo gift free example test id sg th vn ph jp cn tw ' +
    'hk kr ae sa qa kw bh om eg jo ir pk bd lk np mm kh bn mo mn kz tr il ru ua fr uk ca au nz br mx es nl ch se fi ' +
    'gr pt ie za eu tv gg ly cc pl rs ws ee pw tk gq cf su cz dk hu ro sk lt lv mobi cfd sbs lol bond cyou buzz monster ' +
    'quest ink wiki rocks ninja zone lat hair skin makeup autos boats'
  ).split(' '),
);
/**
 * Top-level domains that are also words. They count only with a path or another label ("open.to all" is a typing error).
 */
const words = new Set(
  'in it is at be to me so no my us la de as by am do ml ga one run best fit bar art'.split(' '),
);
/** Endings of files that are no top-level domains: "Node.js/Deno" is no address. */
const files = new Set(
  'js ts css jpg jpeg png gif svg webp pdf doc docx xls xlsx ppt pptx csv txt json xml html htm php mp3 mp4'.split(
    ' ',
  ),
);
const name = String.raw`[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})+`;
const tail = String.raw`[\w\-.~:/?#[\]@!$&'()*+,;=%]*`;
const pattern = new RegExp(`(?<![a-z0-9@/._-])${name}(?::\\d{1,5})?(?:[/?#]${tail})?`, 'gi');
const mail = new RegExp(`[\\w.+%-]{1,64}@${name}`, 'gi');
const webAddress = /(?:https?:\/\/|www\.)[\w\-.~:/?#[\]@!$&'()*+,;=%]+/gi;
const anyScheme = /\b([a-z][a-z0-9+.-]{1,20}):\/\/\S|\b(?:javascript|vbscript|data|file|intent):\S/gi;
const allowedSchemes = new Set(['http', 'https']);
const ipAddress = /(?<![\d.])\d{1,3}(?:\.\d{1,3}){3}(?![\d.])(?::\d{1,5})?/g;
const handle = /(?<![\w@.])@[a-z0-9_][\w.]{2,40}/gi;
/** Without one of these, a sentence contains no address. */
const mayContain = /[.@]|:\/\/|\b(?:javascript|vbscript|data|file|intent):/i;

/** Returns an address without scheme, `www.` and closing punctuation, for comparison. */
const comparable = (address: string) =>
  address
    .replace(/[.,;:!?'")\]]+$/, '')
    .replace(/\/+$/, '')
    .toLowerCase()
    .replace(/^(?:https?:\/\/|mailto:)?(?:www\.)?/, '');

function readsAsAddress(text: string): boolean {
  const host = text.split(/[:/?#]/)[0] as string;
  const labels = host.split('.');
  const last = labels.at(-1) as string;
  const before = labels.at(-2) as string;
  if (last !== last.toLowerCase() && last !== last.toUpperCase()) return false;
  const ending = last.toLowerCase();
  const isListed = endings.has(ending) || words.has(ending);
  const letters = before.replace(/[^a-z]/gi, '').length;
  // With a path, every ending counts, but "TP.HCM/Hanoi" and "no.hp/wa" are abbreviations.
  if (host.length < text.length && /[a-z]/i.test(host))
    return isListed || (letters >= shapes.minName && /^[a-z]{2,}$/.test(last) && !files.has(last));
  if (letters === 0 || before.length < 2) return false;
  return endings.has(ending) || (words.has(ending) && labels.length > 2);
}

const withoutEnd = (text: string) => text.replace(/[.,;:!?'")\]]+$/, '').replace(/\/+$/, '');

/** Writes out what disguises an address: full-width dots, `[.]`, " dot ", `hxxp`. */
const undisguise = (text: string) =>
  text
    .normalize('NFKC')
    .replace(/(?<=[a-z0-9])[。｡・](?=[a-z0-9])/gi, '.')
    .replace(/\s?[[({](?:\.|dot)[\])}]\s?|(?<=[a-z0-9]) dot (?=[a-z0-9])/gi, '.')
    .replace(/\s?[[({](?:@|at)[\])}]\s?/gi, '@')
    .replace(/\bh(?:xx|\*\*|tt)p(s?)(?=:)/gi, 'http$1');

/** Returns the mail addresses in a text, in comparable form. */
export const mailsIn = (text: string): string[] =>
  /[@＠]/.test(text) ? (text.normalize('NFKC').match(mail) ?? []).map(comparable) : [];

/** Returns the web and mail addresses in a text, in comparable form. */
export function addressesIn(text: string): string[] {
  if (!/[.@＠]/.test(text)) return [];
  const written = text.match(webAddress) ?? [];
  const bare = (text.match(pattern) ?? []).map(withoutEnd).filter(readsAsAddress);
  return [...[...written, ...bare].map(comparable), ...mailsIn(text)];
}

/** Returns the addresses that a reply may name: those given, and their hosts. */
export function allowedAddresses(addresses: Iterable<string>): ReadonlySet<string> {
  const known = new Set<string>();
  for (const address of addresses) {
    const own = comparable(address);
    known.add(own);
    if (!own.includes('@')) known.add(own.split(/[:/?#]/)[0] as string);
  }
  return known;
}

/**
 * Tells whether a text names an address that is not known: a link with or without a scheme, a mail address, a number of a
 * host, a handle. `texts` are where handles and hosts may stand.
 */
export function namesUnknownAddress(
  text: string,
  known: () => ReadonlySet<string>,
  texts: () => string,
): boolean {
  const plain = undisguise(text);
  if (!mayContain.test(plain)) return false;
  for (const [, scheme] of plain.matchAll(anyScheme))
    if (!scheme || !allowedSchemes.has(scheme.toLowerCase())) return true;
  const addresses = addressesIn(plain);
  if (addresses.length > 0) {
    const allowed = known();
    if (addresses.some((address) => !allowed.has(address))) return true;
  }
  const stands = (found: string) => texts().includes(found.toLowerCase());
  if ([...(plain.match(ipAddress) ?? [])].some((one) => !stands(one))) return true;
  const handles = plain.replace(mail, ' ').match(handle) ?? [];
  return handles.some((one) => !stands(one.replace(/\.$/, '')));
}
