/** Returns a function that shows the number of new replies in the title of the page, and takes it away again. */
export function createTitleBadge() {
  let shown = '';
  return (count: number): void => {
    const mark = count > 0 ? `(${count}) ` : '';
    if (mark === shown) return;
    if (document.title.startsWith(shown)) document.title = mark + document.title.slice(shown.length);
    shown = mark;
  };
}
