import type { Config } from '../chat/types.ts';

/** Creates the style sheets of the window: its own, the bot's theme, and the part of the screen above a keyboard. */
export function createTheme(root: ShadowRoot, css: string) {
  const sheets = [css, '', ''].map((text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  });
  root.adoptedStyleSheets = [...root.adoptedStyleSheets, ...sheets];
  const fit = () =>
    visualViewport &&
    sheets[2]?.replaceSync(`:host{--top:${visualViewport.offsetTop}px;--height:${visualViewport.height}px}`);
  visualViewport?.addEventListener('resize', fit);
  visualViewport?.addEventListener('scroll', fit);
  fit();
  return {
    apply({ accent, text, scheme, side, radius }: Config['theme'], frame: HTMLElement): void {
      const isSafe = [accent, text].every((colour) => /^#[\da-f]{3,8}$/i.test(colour));
      const colours = isSafe ? `--accent:${accent};--on-accent:${text};` : '';
      const schemes = { auto: 'light dark', light: 'light', dark: 'dark' };
      sheets[1]?.replaceSync(
        `:host{${colours}--radius:${Number(radius)}px;color-scheme:${schemes[scheme]}!important}`,
      );
      frame.classList.toggle('start', side === 'start');
    },
  };
}
