import { useEffect } from 'react';

/**
 * Keeps the height that a keyboard on the screen leaves in `--shown`. Safari draws the keyboard over the page, and `dvh` does not
 * know it.
 */
export function useShownHeight(): void {
  useEffect(() => {
    const { visualViewport: shown } = window;
    if (!shown) return;
    const follow = () => {
      const { style } = document.documentElement;
      // A page that is enlarged with two fingers shows less too.
      if (shown.scale === 1 && shown.height < innerHeight - 1)
        style.setProperty('--shown', `${shown.height}px`);
      else style.removeProperty('--shown');
    };
    shown.addEventListener('resize', follow);
    return () => shown.removeEventListener('resize', follow);
  }, []);
}
