import { scriptSets } from '../scripts.ts';

const wide = `[${scriptSets.eastAsian}]`;
/** A label at the start of a line or cell: single letters apart, before a colon, a wide gap or the end. */
const label = new RegExp(
  `(^[\\s#>*-]*|\\|\\s*|　{2,})(${wide}(?:[ \\u3000]${wide}){2,}|${wide}\\u3000${wide})(?=\\s*(?:$|[:：|]|　{2,}|  ))`,
  'gmu',
);
/** Words of one letter that stand beside each other in calendars and choices. */
const apart =
  /^[月火水木金土日曜一二三四五六七八九十〇零百千万甲乙丙丁大中小上下左右前後东東西南北春夏秋冬男女有無是否年時分秒월화수목금토일○×]+$/u;

/** Joins labels that are spaced out to look wider: `営　業　時　間`, `地　址：`. Rows of weekdays and choices stay. */
export const joinSpacedLabels = (text: string): string =>
  text.replace(label, (whole, before: string, spaced: string) => {
    const word = spaced.replace(/[ \u3000]/g, '');
    return apart.test(word) ? whole : `${before}${word}`;
  });
