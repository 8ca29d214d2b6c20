import { existsSync, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import type { Facts } from '@jawab/language';

const root = new URL('../', import.meta.url);
const folder = new URL('packages/language/languages/', root);
const quoteKey = (code: string) => (/^\w+$/.test(code) ? code : `'${code}'`);
const nameOf = (code: string) => code.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/**
 * Writes the three lists of languages from their folders: the registry of packages/language, the codes core accepts, and the
 * languages of the dashboard.
 */
export async function writeLanguageLists(): Promise<void> {
  const codes = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort();
  const spoken: string[] = [];
  const dashboards: string[] = [];
  for (const code of codes) {
    const { default: facts } = (await import(new URL(`${code}/facts.ts`, folder).href)) as { default: Facts };
    if (!facts.romanises) spoken.push(code);
    if (existsSync(new URL(`${code}/dashboard.ts`, folder)))
      dashboards.push(`  ${quoteKey(code)}: {
    name: '${facts.nativeName}',
    direction: '${facts.direction}',
    load: () => import('./languages/${code}/dashboard.ts'),
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
}
