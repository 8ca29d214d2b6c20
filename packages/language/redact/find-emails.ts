import type { Place } from './number-runs.ts';

const plain = {
  local: /[a-z0-9](?:[a-z0-9._%+-]{0,62}[a-z0-9_+-])?$/i,
  domain: /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,24}(?![a-z0-9@-])/i,
};
/** Addresses in other scripts (RFC 6531). */
const international = {
  local: /[\p{L}\p{N}][\p{L}\p{M}\p{N}._%+-]{0,63}$/u,
  domain: /^(?:[\p{L}\p{M}\p{N}-]{1,63}\.)+[\p{L}\p{M}]{2,24}/u,
};
const maxLocal = 64;
const maxDomain = 255;

/** Finds e-mail addresses in a folded text. Where words have no spaces, an ASCII address ends at the first other letter. */
export function findEmails(folded: string): Place[] {
  const places: Place[] = [];
  for (let at = folded.indexOf('@'); at >= 0; at = folded.indexOf('@', at + 1)) {
    const before = folded.slice(Math.max(places.at(-1)?.end ?? 0, at - maxLocal), at);
    const after = folded.slice(at + 1, at + 1 + maxDomain);
    const found = [plain, international].find(
      ({ local, domain }) => local.test(before) && domain.test(after),
    );
    if (!found) continue;
    const local = found.local.exec(before)?.[0] ?? '';
    const domain = found.domain.exec(after)?.[0] ?? '';
    places.push({ start: at - local.length, end: at + 1 + domain.length });
  }
  return places;
}
