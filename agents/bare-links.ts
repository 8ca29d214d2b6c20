/** Top-level domains that people register, without those that are file endings (md, py, sh, rs, pl, so, ps, cc, zip). */
const endings = new Set(
  (
    'com net org info biz edu gov int io co ai app dev shop store online site website xyz top club live link click ' +
    'page cloud tech pro vip asia space fun icu blog news agency world today life group solutions services support ' +
    'help center email chat social media studio digital company business market money finance bank loan win bid work ' +
    'games travel hotel restaurant cafe food delivery deals sale promo gift free example test id sg th vn ph jp cn tw ' +
    'hk kr ae sa qa kw bh om eg jo ir pk bd lk np mm kh bn mo mn kz tr il ru ua fr uk ca au nz br mx es nl ch se fi ' +
    'gr pt ie za eu tv gg ly'
  ).split(' '),
);
/**
 * Top-level domains that are also words. They count only with a path or another label ("open.to all" is a typing error).
 */
const words = new Set('in it is at be to me so no my us la de as by am do'.split(' '));
const name = String.raw`[a-z0-9](?:[a-z0-9-]{0,62})(?:\.[a-z0-9-]{1,63})+`;
const path = String.raw`(?::\d{1,5})?(?:[/?#][\w\-.~:/?#[\]@!$&'()*+,;=%]*)?`;
const pattern = new RegExp(`(?<![a-z0-9@＠:/._-])${name}${path}`, 'gi');
const mail = new RegExp(`[\\w.+%-]{1,64}[@＠]${name}`, 'gi');
/** Text at the end that can still become an address. A word alone is released; its dot or at sign is held back. */
const unfinished =
  /(?:(?<![a-z0-9.-])[a-z0-9-]*(?:\.[a-z0-9-]*)+(?::\d{0,5})?(?:[/?#][^\s]*)?|[\w.+%-]{0,64}[@＠][a-z0-9.-]*)$/i;
const tailCharacters = /[\w\-.~:/?#[\]@!$&'()*+,;=%]{1,300}$/;
const longestHeld = 2_048;

/** Returns an address without scheme and `www.`, for comparison with bare addresses. */
export const bare = (address: string) => address.replace(/^(?:https?:\/\/)?(?:www\.)?/i, '').toLowerCase();

function readsAsAddress(text: string): boolean {
  const host = text.split(/[:/?#]/)[0] as string;
  const labels = host.split('.');
  const last = labels.at(-1) as string;
  const before = labels.at(-2) as string;
  if (last !== last.toLowerCase() && last !== last.toUpperCase()) return false;
  if (!/[a-z]/i.test(before) || before.length < 2) return false;
  const ending = last.toLowerCase();
  if (endings.has(ending)) return true;
  return words.has(ending) && (host.length < text.length || labels.length > 2);
}

const withoutEnd = (text: string) => text.replace(/[.,;:!?'")\]]+$/, '').replace(/\/+$/, '');

/** Returns the mail addresses in a text, in comparable form. */
export const mailsIn = (text: string): string[] =>
  /[@＠]/.test(text) ? (text.normalize('NFKC').match(mail) ?? []).map(bare) : [];

/** Returns the addresses without a scheme in a text, in comparable form. */
export function bareAddressesIn(text: string): string[] {
  if (!text.includes('.')) return [];
  return (text.match(pattern) ?? []).map(withoutEnd).filter(readsAsAddress).map(bare);
}

/**
 * Removes addresses without a scheme (`evil.example/free`) and mail addresses from a text as it streams. `known` contains
 * comparable addresses to keep, with their hosts. File names, versions and abbreviations stay.
 */
export function createBareLinkFilter(known: ReadonlySet<string>, dropped: () => void) {
  const allowed = new Set<string>();
  for (const address of known) {
    const own = bare(address);
    allowed.add(own).add(own.split(/[:/?#]/)[0] as string);
  }
  let shown = '';
  let held = '';

  const clean = (text: string): string => {
    const before = shown;
    const drop = (whole: string, addresses: RegExp, isAddress: (text: string) => boolean) =>
      whole.replace(addresses, (found, ...rest) => {
        const at = rest.at(-2) as number;
        const address = withoutEnd(found);
        const own = bare(address.normalize('NFKC'));
        if (at + found.length <= before.length || !isAddress(address) || allowed.has(own)) return found;
        dropped();
        return before.slice(at) + found.slice(address.length).replace(/[)\]/]/g, '');
      });
    const whole = drop(
      drop(before + text, mail, () => true),
      pattern,
      readsAsAddress,
    );
    const fresh = whole.slice(before.length);
    shown = tailCharacters.exec(before + fresh)?.[0] ?? '';
    return fresh;
  };

  return {
    push(text: string): string {
      if (!held && !/[.@＠]/.test(text)) {
        shown = tailCharacters.exec(shown + text)?.[0] ?? '';
        return text;
      }
      held += text;
      const open = unfinished.exec(held);
      const from = open && held.length - open.index < longestHeld ? open.index : held.length;
      const ready = held.slice(0, from);
      held = held.slice(from);
      return clean(ready);
    },
    flush(): string {
      const rest = held;
      held = '';
      return clean(rest);
    },
  };
}
