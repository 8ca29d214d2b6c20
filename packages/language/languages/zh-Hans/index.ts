import { defineLanguage } from '../../define-language.ts';
import channels from './channels.ts';
import concepts from './concepts.ts';
import facts from './facts.ts';
import mail from './mail.ts';
import strings from './strings.ts';
import warnings from './warnings.ts';
import words from './words.ts';

export default defineLanguage({ facts, strings, mail, warnings, channels, words, concepts });
