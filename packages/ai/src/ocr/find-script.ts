/** The languages that are written in each script, by the name that tesseract gives it. */
const languagesOf: Record<string, string[]> = {
  Arabic: ['ar', 'ur'],
  Bengali: ['bn'],
  Devanagari: ['hi', 'ne'],
  Gurmukhi: ['pa'],
  Han: ['zh-Hans', 'zh-Hant', 'ja'],
  HanS: ['zh-Hans'],
  HanT: ['zh-Hant'],
  Hangul: ['ko'],
  Japanese: ['ja'],
  Kannada: ['kn'],
  Khmer: ['km'],
  Korean: ['ko'],
  Lao: ['lo'],
  Latin: ['en', 'id', 'vi', 'fil', 'ms'],
  Malayalam: ['ml'],
  Myanmar: ['my'],
  Sinhala: ['si'],
  Tamil: ['ta'],
  Telugu: ['te'],
  Thai: ['th'],
};

/** Returns the languages of the script that tesseract found (`--psm 0`); null if it found none that we know. */
export const readScript = (text: string): string[] | null =>
  languagesOf[/^Script: (\w+)/m.exec(text)?.[1] ?? ''] ?? null;
