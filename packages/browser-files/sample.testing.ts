import { pid } from 'node:process';
import type { BrowserApp } from './prepare.ts';

export const text = 'console.log("நன்றி");'.repeat(50);

export const sample: BrowserApp = {
  name: 'sample',
  module: import.meta.url,
  sources: [new URL(import.meta.url)],
  build: async () => [
    { path: 'widget.js', text },
    { path: 'assets/panel.abc123.js', text: `${pid}` },
    { path: 'assets/strings.abc123.zh-Hans.json', text: '{}' },
  ],
};
