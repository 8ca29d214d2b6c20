import type { Scope } from '@jawab/core';

type FamilyOf<S> = S extends `${infer Family}:${string}` ? Family : never;

/** The lines of each icon, on a square of 24. */
const lines: Record<FamilyOf<Scope>, string> = {
  analytics: 'M4 20h16M7 16v-5m5 5V5m5 11V9',
  audit: 'M8 6h12M8 12h12M8 18h12M4 6h0M4 12h0M4 18h0',
  bots: 'M5 9h14v10H5zM12 9V5M9 14h0m6 0h0',
  chat: 'M4 5h16v11h-9l-5 4v-4H4zM9 10h6',
  conversations: 'M3 5h12v8H9l-3 3v-3H3zM18 9h3v8h-2v3l-3-3h-5',
  exports: 'M12 4v10m-4-4 4 4 4-4M5 19h14',
  kb: 'M12 6c-2-2-5-2-8-2v14c3 0 6 0 8 2 2-2 5-2 8-2V4c-3 0-6 0-8 2v14',
  leads: 'M12 12a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM5 20c1-5 13-5 14 0',
  members: 'M9 11a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM3 19c1-5 11-5 12 0M16 5a3 3 0 0 1 0 6m2 3c2 1 3 3 3 5',
  tokens: 'M8 18a4 4 0 1 0 0-8 4 4 0 0 0 0 8zM11 11l8-7m-3 3 3 3',
  webhooks:
    'M6 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM18 20a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM9 17h6M12 9a3 3 0 1 0 0-6 3 3 0 0 0 0 6zM11 9l-4 5',
  workspace: 'M4 20h16M6 20V5h12v15M10 9h1m3 0h1m-5 4h1m3 0h1',
};
/** Jawab's own mark, for what belongs to no family. */
const mark = 'M4 4h16v12H11l-5 4v-4H4zM8 10l3 3 5-5';

const draw = (path: string) => ({
  src: `data:image/svg+xml;base64,${btoa(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="#0b7a68" stroke-width="2" stroke-linecap="round" stroke-linejoin="round"><path d="${path}"/></svg>`,
  )}`,
  mimeType: 'image/svg+xml',
  sizes: ['any'],
});

const icons = new Map(Object.entries(lines).map(([family, path]) => [family, draw(path)]));
const markIcon = draw(mark);

/** Returns the icon of what a scope opens. Clients show icons to people; models do not get them. */
export const iconOf = (scope: Scope | null) => icons.get(scope?.split(':')[0] ?? '') ?? markIcon;
