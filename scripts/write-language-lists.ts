import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Facts } from '@jawab/language';
import type { Words } from '@jawab/language/define-language.ts';
import { phraseScripts } from '@jawab/language/text/scripts.ts';

const root = new URL('../', import.meta.url);
const folder = new URL('packages/language/languages/', root);
const quoteKey = (code: string) => (/^\w+$/.test(code) ? code : `'${code}'`);
const nameOf = (code: string) => code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

interface Language {
  code: string;
  facts: Facts;
  words: Words;
}

const writeMembers = (languages: Language[]) =>
  languages
    .map(({ code }) => (nameOf(code) === code ? `  ${code},` : `  ${quoteKey(code)}: ${nameOf(code)},`))
    .join('\n');

const writeRegistry = (
  languages: Language[],
) => `// Written by \`pnpm generate\` from the folders beside this file.
${languages.map(({ code }) => `import ${nameOf(code)} from './${code}/index.ts';`).join('\n')}

/** Every language, by the name of its folder. */
export const languages = {
${writeMembers(languages)}
};
`;

const writeCodes = (
  languages: Language[],
) => `// Written by \`pnpm generate\` from the folders of packages/language/languages.

/** Codes of the languages a bot can speak. */
export const supportedLanguages = [
${languages
  .filter(({ facts }) => !facts.romanises)
  .map(({ code }) => `  '${code}',`)
  .join('\n')}
] as const;
`;

const writeDashboardLanguage = ({ code, facts }: Language) => `  ${quoteKey(code)}: {
    name: '${facts.nativeName}',
    direction: '${facts.direction}',
    load: () => import('./languages/${code}/dashboard.ts'),
    loadBot: () => import('./languages/${code}/bot.ts'),
    loadBusiness: () => import('./languages/${code}/business.ts'),
    loadReported: () => import('./languages/${code}/reported.ts'),
  },`;

const writeDashboardLanguages = (
  languages: Language[],
) => `// Written by \`pnpm generate\` from the folders that have a dashboard.ts.

/** The languages the dashboard is written in. */
export const dashboardLanguages = {
${languages
  .filter(({ code }) => existsSync(new URL(`${code}/dashboard.ts`, folder)))
  .map(writeDashboardLanguage)
  .join('\n')}
} as const;

export type DashboardLanguage = keyof typeof dashboardLanguages;
`;

function writeSpeech(languages: Language[]): string {
  const abbreviations = languages.flatMap(({ words }) => words.abbreviations || []);
  const phraseLanguages = languages.filter(({ facts }) => phraseScripts.includes(facts.scripts[0]));
  return `// Written by \`pnpm generate\` from the folders of languages.
${languages.map(({ code }) => `import ${nameOf(code)} from '../languages/${code}/spoken.ts';`).join('\n')}

/** How numbers are said, by the name of a folder. */
export const spokenForms = {
${writeMembers(languages)}
};

/** The pattern of words whose full stop ends no sentence. */
export const abbreviations =
  ${JSON.stringify([...new Set(abbreviations)].join('|')).replaceAll('"', "'")};

/** Languages in which a space ends a phrase, no word. */
export const phraseLanguages = [${phraseLanguages.map(({ code }) => `'${code}'`).join(', ')}];
`;
}

async function readLanguage(code: string): Promise<Language> {
  const { default: facts } = (await import(new URL(`${code}/facts.ts`, folder).href)) as { default: Facts };
  const { default: words } = (await import(new URL(`${code}/words.ts`, folder).href)) as { default: Words };
  return { code, facts, words };
}

/**
 * Writes four lists from the folders of the languages: the registry of packages/language, the codes that core accepts, the
 * languages of the dashboard, and what cuts speech in a browser, which has no words.
 */
export async function writeLanguageLists(): Promise<void> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const languages: Language[] = [];
  for (const code of codes) languages.push(await readLanguage(code));
  const write = (path: string, text: string) => writeFile(new URL(path, root), text);
  await write('packages/language/languages/index.ts', writeRegistry(languages));
  await write('packages/core/src/form/language-codes.ts', writeCodes(languages));
  await write('packages/language/dashboard-languages.ts', writeDashboardLanguages(languages));
  await write('packages/language/speech/from-languages.ts', writeSpeech(languages));
}
