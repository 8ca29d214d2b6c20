import { Parser } from 'htmlparser2';

const maxLinks = 2_000;

/**
 * Finds the addresses that a page links to and allows to follow: absolute, http(s), without fragment, each once, at
 * most 2,000.
 */
export function findLinks(html: string, url: string): string[] {
  const found = new Set<string>();
  let base = url;
  const parser = new Parser({
    onopentag(name, { href, rel = '' }) {
      if (href === undefined || found.size >= maxLinks) return;
      if (name === 'base') base = URL.parse(href, url)?.href ?? base;
      if ((name !== 'a' && name !== 'area') || /\bnofollow\b/i.test(rel)) return;
      const link = URL.parse(href.trim(), base);
      if (link?.protocol !== 'http:' && link?.protocol !== 'https:') return;
      link.hash = '';
      dropTracking(link);
      if (link.href.length <= 2_000) found.add(link.href);
    },
  });
  parser.end(html);
  return [...found];
}

/** Parameters that say where a visitor came from and change nothing of the page. */
const tracking =
  /^(?:utm_\w+|fbclid|gclid|gbraid|wbraid|dclid|msclkid|yclid|twclid|ttclid|igshid|li_fat_id|mc_[ce]id|_ga|_gl|_hs\w+|hsa_\w+|vero_\w+|mkt_tok|spm|scm|oly_\w+_id|wickedid|ref_src|srsltid)$/i;

function dropTracking({ searchParams }: URL): void {
  for (const name of [...searchParams.keys()]) if (tracking.test(name)) searchParams.delete(name);
}
