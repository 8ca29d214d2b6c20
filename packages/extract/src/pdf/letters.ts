/** Radicals that NFKC does not know, each before its ideograph (EquivalentUnifiedIdeograph of Unicode 15). */
const radicals =
  '⺁厂⺂乛⺃乚⺄乙⺅亻⺆冂⺇𠘨⺈刀⺉刂⺊卜⺋㔾⺌小⺍小⺎兀⺏尣⺐尢⺑𡯂⺒巳⺓幺⺔彑⺕𫜹⺖忄⺗心⺘扌⺙攵⺛旡⺜日⺝月⺞歺⺠民⺡氵⺢氺⺣灬⺤爫⺥爫⺦丬⺧牛⺨犭⺩王⺪𤴔' +
  '⺫目⺬示⺭礻⺮𥫗⺯糹⺰纟⺱罓⺲罒⺳㓁⺴冗⺵𦉫⺶羊⺷𦍌⺸𦍋⺹耂⺺肀⺻聿⺼肉⺽𦥑⺾艹⺿艹⻀艹⻁虎⻂衤⻃覀⻄西⻅见⻆角⻇𧢲⻈讠⻉贝⻊𧾷⻋车⻌辶⻍辶⻎辶⻏邑⻐钅⻑長⻒镸' +
  '⻓长⻔门⻕𨸏⻖阝⻗雨⻘青⻙韦⻚页⻛风⻜飞⻝食⻞𩙿⻟飠⻠饣⻡𩠐⻢马⻣骨⻤鬼⻥鱼⻦鸟⻧卤⻨麦⻩黄⻪黾⻫斉⻬齐⻭歯⻮齿⻯竜⻰龙⻱龜⻲亀';

const ideographs = new Map(
  [...radicals.matchAll(/(.)(.)/gu)].map(([, radical = '', ideograph = '']) => [radical, ideograph]),
);

/**
 * Turns glyphs into the letters that were written: Arabic, Hebrew and Latin presentation forms, forms of vertical text,
 * and radicals, which look like ideographs and which fonts share with them.
 */
export function toLetters(text: string): string {
  return text.replace(glyphs, (glyph) => ideographs.get(glyph) ?? symbols[glyph] ?? glyph.normalize('NFKC'));
}

/** List markers and signs of the fonts Symbol and Wingdings, which Word uses, at their private places. */
const symbols: Record<string, string> = {
  '\uF0B7': '•',
  '\uF0A7': '▪',
  '\uF0D8': '➢',
  '\uF0FC': '✓',
  '\uF0A8': '□',
  '\uF06F': '□',
  '\uF076': '❖',
  '\uF0B0': '°',
  '\uF0B1': '±',
  '\uF0B3': '≥',
  '\uF0B4': '×',
  '\uF0B8': '÷',
};

const glyphs =
  /[\uF06F\uF076\uF0A7\uF0A8\uF0B0\uF0B1\uF0B3\uF0B4\uF0B7\uF0B8\uF0D8\uF0FC\u2E80-\u2FDF\uFB00-\uFB4F\uFB50-\uFDCF\uFDF0-\uFDFF\uFE10-\uFE19\uFE30-\uFE4F\uFE70-\uFEFE]/g;

/**
 * Orders the letters of one right-to-left glyph as they are read. PDFium turns them around, but not those of the
 * presentation forms that it takes apart itself.
 */
export function orderLigature(text: string): string {
  if (text.length < 2 || !/^[\u0590-\u08FF]+$/.test(text)) return text;
  ligatures ??= findLigatures();
  const turned = [...text].reverse().join('');
  return ligatures.has(text) && !ligatures.has(turned) ? text : turned;
}

let ligatures: Set<string> | undefined;

/** The letters of all Arabic and Hebrew presentation forms of several letters. */
function findLigatures(): Set<string> {
  const found = new Set<string>();
  for (let code = 0xfb1d; code <= 0xfefc; code += 1) {
    const letters = String.fromCharCode(code).normalize('NFKC');
    if (letters.length > 1) found.add(letters);
  }
  return found;
}
