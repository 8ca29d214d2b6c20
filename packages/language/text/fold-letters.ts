import { foldArabic } from './arabic.ts';
import { foldGurmukhi } from './gurmukhi.ts';
import { foldIndic } from './indic.ts';
import { foldSinhala } from './sinhala.ts';

/** Unifies letters that people use interchangeably: of Arabic, Devanagari, Gujarati, Gurmukhi and Sinhala. */
export const foldLetters = (text: string): string => foldSinhala(foldGurmukhi(foldIndic(foldArabic(text))));
