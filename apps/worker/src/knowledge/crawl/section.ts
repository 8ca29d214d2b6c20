/** Files no text is read from: they would only use up a crawl's pages. */
const noText =
  /\.(?:jpe?g|png|gif|webp|avif|svg|ico|bmp|css|js|mjs|json|xml|rss|atom|woff2?|ttf|mp[34]|m4[av]|webm|mov|avi|wav|ogg|zip|gz|tar|7z|rar|exe|dmg|apk|iso)$/i;

/** The part of a path its section shares: `/help/index.html` is in `/help/`, `/help` and all below it in `/help`. */
const sectionOf = ({ pathname }: URL) =>
  /\.\w{1,5}$/.test(pathname) ? pathname.replace(/[^/]*$/, '') : pathname;

/** Whether a link stays in the section of a site an address stands for: same origin, same start of the path, and text. */
export function inSection(from: string, link: string): boolean {
  const [start, target] = [URL.parse(from), URL.parse(link)];
  if (!start || !target || start.origin !== target.origin || noText.test(target.pathname)) return false;
  const section = sectionOf(start);
  return (
    target.pathname === section || target.pathname.startsWith(section.endsWith('/') ? section : `${section}/`)
  );
}
