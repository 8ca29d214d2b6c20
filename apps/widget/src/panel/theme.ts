import type { Config } from '../chat/types.ts';

type Theme = Config['theme'];

/** Returns the style sheet of a theme. */
export const themeOf = ({ accent, text, scheme, radius }: Theme): string =>
  `:host{--accent:${accent};--on-accent:${text};--radius:${radius}px;color-scheme:${scheme === 'auto' ? 'light dark' : scheme}!important}`;

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
  const screen = add('');
  // It is null only in a page that is not shown, which loads no panel.
  const view = visualViewport as VisualViewport;
  const fit = () => screen.replaceSync(`:host{--top:${view.offsetTop}px;--height:${view.height}px}`);
  for (const type of ['resize', 'scroll']) view.addEventListener(type, fit);
  fit();
  return (theme: Theme, frame: HTMLElement): void => {
    own.replaceSync(themeOf(theme));
    frame.classList.toggle('start', theme.side === 'start');
  };
}
