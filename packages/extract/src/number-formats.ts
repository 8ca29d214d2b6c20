const rows: Record<string, string> = {
  aiueo: 'ｱｲｳｴｵｶｷｸｹｺｻｼｽｾｿﾀﾁﾂﾃﾄﾅﾆﾇﾈﾉﾊﾋﾌﾍﾎﾏﾐﾑﾒﾓﾔﾕﾖﾗﾘﾙﾚﾛﾜｦﾝ',
  aiueoFullWidth:
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワヲン',
  iroha: 'ｲﾛﾊﾆﾎﾍﾄﾁﾘﾇﾙｦﾜｶﾖﾀﾚｿﾂﾈﾅﾗﾑｳｰﾉｵｸﾔﾏｹﾌｺｴﾃｱｻｷﾕﾒﾐｼｴﾋﾓｾｽ',
  irohaFullWidth:
    'イロハニホヘトチリヌルヲワカヨタレソツネナラムウヰノオクヤマケフコエテアサキユメミシヱヒモセス',
  ganada: '가나다라마바사아자차카타파하',
  chosung: 'ㄱㄴㄷㄹㅁㅂㅅㅇㅈㅊㅋㅌㅍㅎ',
  ideographTraditional: '甲乙丙丁戊己庚辛壬癸',
  ideographZodiac: '子丑寅卯辰巳午未申酉戌亥',
  thaiLetters: 'กขคงจฉชซฌญฎฏฐฑฒณดตถทธนบปผฝพฟภมยรลวศษสหฬอฮ',
  hindiConsonants: 'कखगघङचछजझञटठडढणतथदधनपफबभमयरलवशषसह',
  arabicAbjad: 'أبجدهوزحطيكلمنسعفصقرشتثخذضظغ',
  arabicAlpha: 'أبتثجحخدذرزسشصضطظعغفقكلمنهوي',
  decimalEnclosedCircle: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
  decimalEnclosedCircleChinese: '①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳',
};
const digits: Record<string, string> = {
  ideographDigital: '〇一二三四五六七八九',
  taiwaneseDigital: '○一二三四五六七八九',
  koreanDigital: '영일이삼사오육칠팔구',
  decimalFullWidth: '０１２３４５６７８９',
  thaiNumbers: '๐๑๒๓๔๕๖๗๘๙',
  hindiNumbers: '०१२३४५६७८९',
};
const counting = /^(?:japanese|chinese|taiwanese)(?:Counting|CountingThousand|Legal)$/;
const romans: [number, string][] = [
  [1000, 'm'],
  [900, 'cm'],
  [500, 'd'],
  [400, 'cd'],
  [100, 'c'],
  [90, 'xc'],
  [50, 'l'],
  [40, 'xl'],
  [10, 'x'],
  [9, 'ix'],
  [5, 'v'],
  [4, 'iv'],
  [1, 'i'],
];

/** Writes a number in a numbering format of WordprocessingML (ECMA-376, ST_NumberFormat). Unknown ones are decimal. */
export function numberIn(format: string, number: number): string {
  const row = rows[format];
  if (row && number >= 1) return [...row][(number - 1) % [...row].length] as string;
  const signs = digits[format];
  if (signs) return String(number).replace(/\d/g, (digit) => [...signs][Number(digit)] as string);
  if (counting.test(format)) return inHan(number);
  if (format === 'koreanCounting') return inHangul(number);
  if (/Roman$/.test(format)) return inCase(format, roman(number));
  if (/Letter$/.test(format)) return inCase(format, letter(number));
  if (format === 'decimalZero') return String(number).padStart(2, '0');
  return String(number);
}

const inCase = (format: string, text: string) => (format.startsWith('upper') ? text.toUpperCase() : text);

function roman(number: number): string {
  let [rest, text] = [Math.min(number, 4_999), ''];
  for (const [value, sign] of romans) for (; rest >= value; rest -= value) text += sign;
  return text;
}

/** The letters after z are aa, bb, cc. */
const letter = (number: number) =>
  String.fromCharCode(97 + ((Math.max(1, number) - 1) % 26)).repeat(Math.ceil(Math.max(1, number) / 26));

function byPlaces(number: number, ones: string, places: readonly string[]): string {
  if (number < 1 || number > 9_999) return String(number);
  return [...String(number)]
    .map((digit, at, all) => {
      const place = places[all.length - 1 - at] as string;
      if (digit === '0') return '';
      return digit === '1' && place !== '' ? place : `${ones[Number(digit)]}${place}`;
    })
    .join('');
}

const inHan = (number: number) => byPlaces(number, '〇一二三四五六七八九', ['', '十', '百', '千']);
const inHangul = (number: number) => byPlaces(number, '영일이삼사오육칠팔구', ['', '십', '백', '천']);
