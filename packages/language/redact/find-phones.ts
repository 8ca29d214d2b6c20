import { isSomethingElse, namesNumber, nearBefore, phoneNumber } from '../read/contact-details.ts';
import { parsePhone } from '../read/parse-phone.ts';
import type { Place } from './number-runs.ts';

const link = /(?:https?:\/\/|www\.)[^\s\ufffc]+/gi;
/** To parse a number takes some microseconds. After this many in one message, whatever looks like a phone number counts as one. */
const maxReadings = 16;

/** Languages whose regions write numbers of this length without a first 0. */
const withoutZero: Record<number, string[]> = {
  8: ['zh-SG', 'zh-HK', 'vi', 'lo'],
  9: ['ar-AE', 'si', 'km'],
  10: ['hi', 'ne', 'fil', 'ko', 'th'],
  11: ['zh-CN', 'bn'],
};

/** The languages whose regions may write these digits, without a country code; null if the digits tell enough. */
function regionsOf(digits: string): string[] | null {
  const { length } = digits;
  if (digits.startsWith('0')) {
    if (/^0[1-9]/.test(digits) && length >= 9 && length <= 11) return null;
    return length === 12 || length === 13 ? ['id'] : [];
  }
  return withoutZero[length] ?? [];
}

/** Finds phone numbers in a folded text: with a country code, or as people in Asia write them at home. */
export function findPhones(folded: string): Place[] {
  const links = Array.from(folded.matchAll(link), ({ 0: found, index }) => [index, index + found.length]);
  let readings = 0;
  const isPhone = (found: string, before: string): boolean => {
    if (isSomethingElse(found, before)) return false;
    const digits = found.replace(/\D/g, '');
    const isInternational = /^(?:\+|00)/.test(found);
    const regions = isInternational ? ['en'] : regionsOf(digits);
    if (regions === null || readings >= maxReadings) return true;
    readings += regions.length;
    if (regions.some((language) => parsePhone(found, language) !== null)) return true;
    return digits.length >= 8 && digits.length <= 15 && namesNumber(before);
  };
  return Array.from(folded.matchAll(phoneNumber))
    .filter(({ 0: found, index }) => {
      if (links.some(([start = 0, end = 0]) => index >= start && index < end)) return false;
      return isPhone(found, folded.slice(Math.max(0, index - nearBefore), index));
    })
    .map(({ 0: found, index }) => ({ start: index, end: index + found.length }));
}
