import { existsSync } from 'node:fs';
import type { Browser } from './browser.ts';
import { chromiumPath, openChromium } from './chromium.ts';

export type EngineName = 'chromium' | 'firefox' | 'webkit';

const programs: Record<EngineName, string[]> = {
  chromium: [chromiumPath],
  firefox: ['/usr/bin/firefox-esr'],
  webkit: ['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'],
};

/** The engines of this machine. Says on stderr how to install the missing ones. */
export function findEngines(): EngineName[] {
  const names = Object.keys(programs) as EngineName[];
  const found = names.filter((name) => programs[name].every((path) => existsSync(path)));
  const missing = names.filter((name) => !found.includes(name));
  if (missing.length > 0)
    console.error(
      `\nNOT TESTED in ${missing.join(', ')}. To install the browsers:\n  apt-get install -y chromium firefox-esr webkit2gtk-driver xvfb fonts-noto-core fonts-noto-cjk\n`,
    );
  return found;
}

/** Starts a browser. */
export async function startEngine(name: EngineName): Promise<Browser> {
  if (name === 'chromium') return openChromium();
  if (name === 'firefox') return (await import('./firefox.ts')).startFirefox();
  return (await import('./webkit.ts')).startWebkit();
}
