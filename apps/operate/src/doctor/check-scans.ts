import { createTesseract } from '@jawab/ai';
import { supportedLanguages, type TextRecognizer } from '@jawab/core';
import { type Finding, ok } from './finding.ts';

/** Lists the languages in which scanned pages are read. */
export async function checkScans(recognizer: TextRecognizer = createTesseract()): Promise<Finding[]> {
  const able = await recognizer.canRead(supportedLanguages);
  const install =
    'Install tesseract and a package for each language, and start the service again (docs/pdf.md).';
  if (able.length === 0) return [ok(`Scanned pages are counted, not read. ${install}`)];
  const missing = supportedLanguages.filter((language) => !able.includes(language));
  return [
    ok(
      `Scanned pages are read by tesseract: ${able.join(' ')}.${missing.length > 0 ? ` Not: ${missing.join(' ')}.` : ''}`,
    ),
  ];
}
