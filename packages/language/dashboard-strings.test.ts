import { expect, test } from 'vitest';
import { type DashboardLanguage, dashboardLanguages } from './dashboard-languages.ts';
import { format, type Values } from './format.ts';
import english from './languages/en/dashboard.ts';
import { languages } from './languages/index.ts';
import { scripts } from './text/scripts.ts';

type Key = keyof typeof english;

/** Fills in a message, and returns its text and the names of its arguments. */
function read(text: string, code: string) {
  const names = new Set<string>();
  const get = (_: Values, name: string) => {
    names.add(name);
    return 3;
  };
  return { shown: format(text, new Proxy({}, { get }), code), names: [...names].sort() };
}

test.each(Object.entries(dashboardLanguages))('the dashboard is whole in %s', async (code, { load }) => {
  const { default: strings } = await load();
  expect(Object.keys(strings)).toEqual(Object.keys(english));
  const { scripts: own } = languages[code as keyof typeof dashboardLanguages].facts;
  const written = Object.values(strings).filter((text) =>
    own.some((one) => text.search(scripts[one].characters) >= 0),
  );
  expect(written.length).toBeGreaterThan(0.97 * Object.keys(english).length);
  const forms = new Intl.PluralRules(code).resolvedOptions().pluralCategories;
  for (const text of Object.values(strings).filter((text) => text.includes(', plural,')))
    for (const form of forms) expect(text).toContain(` ${form} {`);
  for (const [key, text] of Object.entries(strings)) {
    const { shown, names } = read(text, code);
    expect(shown, key).not.toBe('');
    expect(names, key).toEqual(read(english[key as Key], 'en').names);
  }
  // No other text reads as the button that closes a form, nor a message that arrived as one that was sent.
  const alike = (text: string) => Object.keys(strings).filter((key) => strings[key as Key] === text);
  expect(alike(strings.cancel)).toEqual(['cancel']);
  expect(alike(strings.delivery_delivered)).toEqual(['delivery_delivered']);
});

/** When, how, where, who and why, as languages ask. "Anybody", "nobody" and "at any time" do not ask. A new language may add its own. */
const asking: Partial<Record<DashboardLanguage, string>> = {
  ar: 'متى|كيف|أين|لماذا|هل',
  bn: 'কখন|কবে|কীভাবে|কোথায়|কে|কেন',
  fil: '(?<!kahit )(?:kailan|paano|sino|bakit)|(?<!kung )saan',
  gu: 'ક્યારે|કેવી રીતે|ક્યાં|કોણ|કોણે|કેમ',
  hi: 'कब|कैसे|कहाँ|कौन|किसने|क्यों|क्या',
  id: 'kapan(?! saja)|bagaimana|siapa(?! pun)|di mana|mengapa',
  ja: 'いつ(?!でも)|どこ|誰(?!も|でも)|なぜ|どう(?:やって|すれば)|ですか|ますか',
  km: 'ពេលណា|(?<!គ្មាន)នរណា|អ្នកណា|យ៉ាងណា|នៅណា|ហេតុអ្វី',
  kn: 'ಯಾವಾಗ|ಹೇಗೆ|ಎಲ್ಲಿ|ಯಾರು|ಏಕೆ',
  ko: '언제(?!나|든)|어디(?!서나)|누가|어떻게|왜',
  lo: 'ເມື່ອໃດ|ແນວໃດ|ຢູ່ໃສ|(?<!ບໍ່ມີ)ໃຜ',
  ml: 'എപ്പോൾ|എങ്ങനെ|എവിടെ|ആര്|എന്തുകൊണ്ട്',
  mr: 'कधी|कधीपर्यंत|केव्हा|कसे|कुठे|कोण|कोणी(?!.*नाही)',
  ms: '(?<!bila-)bila(?!-)|bagaimana|siapa|di mana|mengapa',
  my: 'ဘယ်လို|ဘယ်မှာ|ဘယ်သူ(?!မှ)|ဘယ်တော့(?!မှ)|ဘာကြောင့်',
  ne: 'कहिले|कसरी|कहाँ|कसले|को(?!ही)$|किन',
  pa: 'ਕਦੋਂ|ਕਿਵੇਂ|ਕਿੱਥੇ|ਕੌਣ|ਕਿਸ ਨੇ|ਕਿਉਂ',
  si: 'කවදාද|කොහොමද|කොහේද|කවුද|ඇයි',
  ta: 'எப்போது|எப்படி|எங்கே|யார்|ஏன்',
  te: 'ఎప్పుడు|ఎలా|ఎక్కడ|ఎవరు|ఎందుకు',
  th: 'เมื่อใด|เมื่อไร|อย่างไร|ที่ไหน|(?<!ไม่มี)ใคร|ทำไม(?!่)',
  ur: 'کب|کیسے|کہاں|کون|کس نے|کیوں|^کیا',
  vi: 'khi nào|thế nào|ở đâu|(?<!không )ai|tại sao',
  'zh-Hans': '(?<!任)何时|如何|哪里|多少|怎么|谁|何种|为什么',
  'zh-Hant': '(?<!任)何時|如何|哪裡|多少|怎麼|誰|何種|為什麼',
};

test.each(Object.entries(asking))('no label in %s is a question by accident', async (code, words) => {
  const { default: strings } = await dashboardLanguages[code as DashboardLanguage].load();
  const { spacing } = scripts[languages[code as DashboardLanguage].facts.scripts[0]];
  const question =
    spacing === 'unspaced'
      ? RegExp(words, 'u')
      : RegExp(String.raw`(?<![\p{L}\p{M}])(?:${words})(?![\p{L}\p{M}])`, 'iu');
  const labels = Object.entries(english).filter(([, text]) => !/[.?…]$/.test(text));
  const found = labels.filter(([key]) => question.test(strings[key as Key]));
  expect(found.map(([key]) => strings[key as Key])).toEqual([]);
});
