import type { TextRecognizer } from '@jawab/core';
import { readScript } from './find-script.ts';
import { runTesseract } from './run-tesseract.ts';
import { readTsv } from './tsv.ts';

/** Where tesseract names a language otherwise than by its code of three letters (ISO 639-2). */
const names: Record<string, string> = {
  ar: 'ara',
  bn: 'ben',
  en: 'eng',
  fil: 'fil',
  gu: 'guj',
  hi: 'hin',
  id: 'ind',
  ja: 'jpn',
  km: 'khm',
  kn: 'kan',
  ko: 'kor',
  lo: 'lao',
  ml: 'mal',
  mr: 'mar',
  ms: 'msa',
  my: 'mya',
  ne: 'nep',
  pa: 'pan',
  si: 'sin',
  ta: 'tam',
  te: 'tel',
  th: 'tha',
  ur: 'urd',
  vi: 'vie',
  'zh-Hans': 'chi_sim',
  'zh-Hant': 'chi_tra',
};
const maxLanguages = 4;
const listMs = 10_000;
/** A page takes two to five seconds of an idle processor. */
const pageMs = 60_000;

/** Creates the recognizer of the command `tesseract`: a process for each picture. Without the command, it reads nothing. */
export function createTesseract(command = 'tesseract'): TextRecognizer {
  let installed: Promise<ReadonlySet<string>> | undefined;
  const findInstalled = () => {
    installed ??= listInstalled(command);
    return installed;
  };

  return {
    async canRead(languages) {
      const found = await findInstalled();
      return languages.filter((language) => found.has(names[language] ?? ''));
    },

    async recognize({ width, height, dpi, pixels }, languages, signal) {
      const found = await findInstalled();
      const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`);
      const limit = AbortSignal.any([signal, AbortSignal.timeout(pageMs)]);
      const run = (args: string[]) =>
        runTesseract(command, ['stdin', 'stdout', ...args, '--dpi', String(dpi)], [head, pixels], limit);
      const isInstalled = (language: string) => found.has(names[language] ?? '');
      const written = languages.length > 0 ? languages : await findLanguages(run, found, limit);
      const able = written.filter(isInstalled);
      if (able.length === 0) return { missing: [...written] };
      const chosen = able.slice(0, maxLanguages).map((language) => names[language] ?? '');
      // Names and addresses are written in Latin letters everywhere.
      const models = [...new Set([...chosen, 'eng'])].filter((name) => found.has(name));
      return readTsv(await run(['-l', models.join('+'), '--psm', '3', '-c', 'tessedit_create_tsv=1']));
    },
  };
}

/** Returns the languages of the script of a picture. Too few letters tell no script: then it is taken for Latin. */
async function findLanguages(
  run: (args: string[]) => Promise<string>,
  installed: ReadonlySet<string>,
  signal: AbortSignal,
): Promise<string[]> {
  const said = installed.has('osd') ? await run(['--psm', '0']).catch(() => '') : '';
  signal.throwIfAborted();
  return readScript(said) ?? ['en'];
}

async function listInstalled(command: string): Promise<ReadonlySet<string>> {
  const listed = await runTesseract(command, ['--list-langs'], [], AbortSignal.timeout(listMs)).catch(
    () => '',
  );
  return new Set(listed.split(/\s+/));
}
