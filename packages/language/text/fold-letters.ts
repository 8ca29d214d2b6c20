import { foldArabic } from './arabic.ts';
import { foldGurmukhi } from './gurmukhi.ts';
import { foldIndic } from './indic.ts';

/** Unifies letters that people use interchangeably: of Arabic, Devanagari and Gurmukhi. */
export const foldLetters = (text: string): string => foldGurmukhi(foldIndic(foldArabic(text)));
