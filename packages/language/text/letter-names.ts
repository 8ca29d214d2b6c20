/** Blocks of Indian scripts. Each has its letters at the same places as the first, Devanagari. */
const blocks = [0x0900, 0x0980, 0x0a00, 0x0a80, 0x0b80, 0x0c00, 0x0c80, 0x0d00];
const blockSize = 0x80;
const virama = 0x4d;

/** Letters that differ by length, or by script, but not in the names of Latin letters: ई and इ, ऎ and ए, ऩ and न. */
const alike: Record<string, string> = Object.fromEntries(
  'ीि ूु ईइ ऊउ ऎए ऒओ ऐआइ ैाइ ॆे ॊो ऩन णन ंम शस भव ळल'.split(' ').map(([from = '', ...to]) => [from, to.join('')]),
);

/** The names of Latin letters in Devanagari, without virama and with letters of {@link alike}. Longer names come first. */
const names: [name: string, letter: string][] = (
  'डबलयु:w डबलु:w आइकस:x एकस:x कयु:q कियु:q एःप:f एइच:h हेच:h जेड:z वाइ:y वाय:y एफ:f एच:h आइफ:f आइच:h आइल:l आइम:m आइन:n आइस:s जाइड:z आइ:i एल:l एम:m एन:n आर:r एस:s ' +
  'बि:b सि:c चि:c डि:d जि:g जे:j के:k पि:p टि:t यु:u वि:v ए:a इ:e ओ:o'
)
  .split(' ')
  .map((pair) => pair.split(':') as [string, string]);
const letters = new Map(names);
/** One name. A vowel sign after it belongs to the next: एसी is "a" and "c". */
const name = `(?:${names.map(([one]) => one).join('|')})(?!\\p{M})`;
const anyName = new RegExp(name, 'gu');
const abbreviation = new RegExp(`^(?:${name}){2,6}$`, 'u');

/**
 * Returns the abbreviation that a normalised word of an Indian script spells by the names of Latin letters: एसएससी and এসএসসি are
 * "ssc". Returns null for any other word.
 */
export function readLetterNames(word: string): string | null {
  const first = blocks.find((block) => block === (word.charCodeAt(0) & ~(blockSize - 1)));
  if (first === undefined) return null;
  let plain = '';
  for (const char of word) {
    const place = char.charCodeAt(0) - first;
    if (place < 0 || place >= blockSize) return null;
    const letter = String.fromCharCode((blocks[0] as number) + place);
    if (place !== virama) plain += alike[letter] ?? letter;
  }
  return abbreviation.test(plain) ? plain.replace(anyName, (one) => letters.get(one) as string) : null;
}
