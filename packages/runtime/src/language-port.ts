import type { Services } from '@jawab/core';
import {
  createSpeechCutter,
  directionOf,
  findCompany,
  leaveOutNotice,
  maskPersonal,
  nativeNames,
  parsePhone,
  readMessage,
  type StringKey,
  say,
  sayChannel,
  sayWarning,
  scoreIntent,
  toEnglishWords,
  windowTexts,
} from '@jawab/language';
import { questionKey } from '@jawab/retrieval';

/** Binds what core needs of languages. */
export const languages: Services['languages'] = {
  maskPersonal,
  readMessage,
  scoreIntent,
  parsePhone,
  findCompany,
  questionKey,
  say: (language, key, values, forms) => say(language, key as StringKey, values, forms),
  sayChannel,
  leaveOutNotice,
  sayWarning,
  toEnglishWords,
  window: (language, forms) => ({ direction: directionOf(language), texts: windowTexts(language, forms) }),
  cutSpeech: createSpeechCutter,
  nativeNames,
};
