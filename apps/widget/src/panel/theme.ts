import type { Config } from '../chat/types.ts';

/**
 * Adds the style sheets of the window: its own, the bot's theme, and the part of the screen above a keyboard. Returns a function
 * that sets the theme.
 */
export function createTheme(root: ShadowRoot, css: string) {
  const add = (text: string) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    root.adoptedStyleSheets.push(sheet);
    return sheet;
  };
  add(css);
  const own = add('');
  const view = visualViewport;
  if (view) {
    const screen = add('');
    const fit = () => screen.replaceSync(`:host{--top:${view.offsetTop}px;--height:${view.height}px}`);
    for (const type of ['resize', 'scroll']) view.addEventListener(type, fit);
    fit();
  }
  return ({ accent, text, scheme, side, radius }: Config['theme'], frame: HTMLElement): void => {
    const isSafe = /^(#[\da-f]{3,8} ?){2}$/i.test(`${accent} ${text}`);
    own.replaceSync(
      `:host{${isSafe ? `--accent:${accent};--on-accent:${text};` : ''}--radius:${+radius}px;color-scheme:${scheme === 'auto' ? 'light dark' : scheme}!important}`,
    );
    frame.classList.toggle('start', side === 'start');
  };
}
