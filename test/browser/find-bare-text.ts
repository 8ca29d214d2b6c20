/**
 * Script for a page in the pseudo-language: returns the texts and labels that do not come from the catalogue. Skips what
 * customers wrote (`bdi`, `dir=auto`, `lang`), code and names (`translate=no`).
 */
export const findBareText = `(() => {
  const skipped = 'bdi, [dir=auto], [dir=ltr], [lang]:not(html), [translate=no], pre, code, kbd, script, style, input, textarea';
  const isBare = (text) => /\\p{L}{2}/u.test((text ?? '').replace(/⟦[^⟧]*⟧/g, ''));
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    if (isBare(node.data) && !node.parentElement.closest(skipped)) found.push(node.data.trim());
  for (const element of document.body.querySelectorAll('*'))
    for (const name of ['aria-label', 'title', 'alt', 'placeholder']) {
      const value = element.getAttribute(name) ?? '';
      if (isBare(value) && !value.startsWith('http') && !element.closest('[translate=no]')) found.push(name + '=' + value);
    }
  return found;
})()`;
