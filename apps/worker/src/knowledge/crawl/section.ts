/** Files without text, which would only use up the pages of a crawl. */
const noText =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|css|js|mjs|json|xml|rss|atom|woff2?|ttf|mp[34]|m4[av]|webm|mov|avi|wav|ogg|zip|gz|tar|7z|rar|exe|dmg|apk|iso)$/i;

/**
 * Returns the part of a path that its section shares: `/help/` for `/help/index.html`, and `/help` for `/help` and
 * everything below.
 */
const sectionOf = ({ pathname }: URL) =>
  /\.\w{1,5}$/.test(pathname) ? pathname.replace(/[^/]*$/, '') : pathname;

/**
 * Returns true if a link stays in the section of an address: the same origin, the same start of the path, and text.
 */
export function inSection(from: string, link: string): boolean {
  const [start, target] = [URL.parse(from), URL.parse(link)];
  if (!start || !target || start.origin !== target.origin || noText.test(target.pathname)) return false;
  const section = sectionOf(start);
  return (
    target.pathname === section || target.pathname.startsWith(section.endsWith('/') ? section : `${section}/`)
  );
}
