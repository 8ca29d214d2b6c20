import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Facts } from '@jawab/language';
import type { Words } from '@jawab/language/define-language.ts';
import { phraseScripts } from '@jawab/language/text/scripts.ts';

const root = new URL('../', import.meta.url);
const folder = new URL('packages/language/languages/', root);
const quoteKey = (code: string) => (/^\w+$/.test(code) ? code : `'${code}'`);
const nameOf = (code: string) => code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes four lists from the folders of the languages: the registry of packages/language, the codes that core accepts, the
 * languages of the dashboard, and what cuts speech in a browser, which has no words.
 */
export async function writeLanguageLists(): Promise<void> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const spoken: string[] = [];
  const dashboards: string[] = [];
  const phraseLanguages: string[] = [];
  const abbreviations: string[] = [];
  for (const code of codes) {
    const { default: facts } = (await import(new URL(`${code}/facts.ts`, folder).href)) as { default: Facts };
    const { default: words } = (await import(new URL(`${code}/words.ts`, folder).href)) as { default: Words };
    if (!facts.romanises) spoken.push(code);
    if (phraseScripts.includes(facts.scripts[0])) phraseLanguages.push(code);
    if (words.abbreviations) abbreviations.push(words.abbreviations);
    if (existsSync(new URL(`${code}/dashboard.ts`, folder)))
      dashboards.push(`  ${quoteKey(code)}: {
    name: '${facts.nativeName}',
    direction: '${facts.direction}',
    load: () => import('./languages/${code}/dashboard.ts'),
    loadBot: () => import('./languages/${code}/bot.ts'),
    loadBusiness: () => import('./languages/${code}/business.ts'),
    loadReported: () => import('./languages/${code}/reported.ts'),
  },`);
  }
  const imports = codes.map((code) => `import ${nameOf(code)} from './${code}/index.ts';`);
  const members = codes.map((code) =>
    nameOf(code) === code ? `  ${code},` : `  ${quoteKey(code)}: ${nameOf(code)},`,
  );
  await writeFile(
    new URL('index.ts', folder),
    `// Written by \`pnpm generate\` from the folders beside this file.
${imports.join('\n')}

/** Every language, by the name of its folder. */
export const languages = {
${members.join('\n')}
};
`,
  );
  await writeFile(
    new URL('packages/core/src/form/language-codes.ts', root),
    `// Written by \`pnpm generate\` from the folders of packages/language/languages.

/** Codes of the languages a bot can speak. */
export const supportedLanguages = [
${spoken.map((code) => `  '${code}',`).join('\n')}
] as const;
`,
  );
  await writeFile(
    new URL('packages/language/dashboard-languages.ts', root),
    `// Written by \`pnpm generate\` from the folders that have a dashboard.ts.

/** The languages the dashboard is written in. */
export const dashboardLanguages = {
${dashboards.join('\n')}
} as const;

export type DashboardLanguage = keyof typeof dashboardLanguages;
`,
  );
  await writeFile(
    new URL('packages/language/speech/from-languages.ts', root),
    `// Written by \`pnpm generate\` from the folders of languages.
${codes.map((code) => `import ${nameOf(code)} from '../languages/${code}/spoken.ts';`).join('\n')}

/** How numbers are said, by the name of a folder. */
export const spokenForms = {
${members.join('\n')}
};

/** The pattern of words whose full stop ends no sentence. */
export const abbreviations =
  ${JSON.stringify([...new Set(abbreviations)].join('|')).replaceAll('"', "'")};

/** Languages in which a space ends a phrase, no word. */
export const phraseLanguages = [${phraseLanguages.map((code) => `'${code}'`).join(', ')}];
`,
  );
}
