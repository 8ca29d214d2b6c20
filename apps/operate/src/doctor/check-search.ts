import { supportedLanguages } from '@jawab/core';
import { selfTest } from '@jawab/retrieval';
import { type Finding, type OpenScene, ok, wrong } from './finding.ts';

/** Asks a knowledge base of its own one question in each language, in a transaction that is rolled back. */
export async function checkSearch({ database }: OpenScene): Promise<Finding[]> {
  const failed = await selfTest(database);
  if (failed.length === 0) return [ok(`Search finds its pages in ${supportedLanguages.length} languages.`)];
  return failed.map(({ language, retriever }) =>
    wrong(
      `Search by ${retriever === 'terms' ? 'words' : 'meaning'} finds nothing in the language ${language}.`,
    ),
  );
}
