import { describe, expect, test } from 'vitest';
import { parseHtml } from './html.ts';

const page = (body: string, head = '') =>
  `<!doctype html><html lang="ja"><head>${head}</head><body>${body}</body></html>`;
const nav = '<nav><a href="/">Home</a><a href="/shop">Shop</a></nav>';
const footer = '<footer>Copyright 2026 <a href="/terms">Terms</a></footer>';
const sentences = (
  count: number,
  text = 'Returns are accepted within thirty days, unworn and with the receipt.',
) => Array.from({ length: count }, (_, at) => `<p>${at + 1}. ${text}</p>`).join('');

describe('Markdown', () => {
  test('keeps headings, nested lists, code and links as text', () => {
    const { markdown, title, language } = parseHtml(
      page(
        `${nav}<main><h1>配送について</h1><p>注文は<a href="/x"><b>二日</b></a>で届きます。</p><h2>料金</h2>
        <ul><li>本州<ul><li>東京</li></ul></li><li>沖縄</li></ul><ol start="3"><li>三</li><li>四</li></ol>
        <pre><code>GET /a
  b</code></pre><blockquote>引用</blockquote></main>${footer}`,
        '<title>配送について | 店</title>',
      ),
    );
    expect({ title, language }).toEqual({ title: '配送について', language: 'ja' });
    expect(markdown).toBe(
      [
        '# 配送について',
        '注文は二日で届きます。',
        '## 料金',
        '- 本州\n  - 東京\n- 沖縄',
        '3. 三\n4. 四',
        '```\nGET /a\n  b\n```',
        '> 引用',
      ].join('\n\n'),
    );
  });

  test('writes tables as rows that can be read alone', () => {
    const { markdown } = parseHtml(
      page(`<main><h1>Prices</h1><table><caption>2026</caption><thead><tr><th>Zone</th><th colspan="2">Price</th></tr></thead>
      <tr><td rowspan="2">Asia</td><td>1 kg</td><td>500 <s>900</s> | JPY</td></tr><tr><td>2 kg</td><td><p>700</p><p>net</p></td></tr></table></main>`),
    );
    expect(markdown).toBe(
      '# Prices\n\n2026\n\n| Zone | Price |  |\n| --- | --- | --- |\n| Asia | 1 kg | 500 \\| JPY |\n| Asia | 2 kg | 700 net |',
    );
  });

  test('unfolds tables that only lay the page out', () => {
    const { markdown } = parseHtml(
      page(
        '<table><tr><td><table><tr><td>First text here.</td></tr></table></td><td>Second text here.</td></tr></table>',
      ),
    );
    expect(markdown).toBe('First text here.\n\nSecond text here.');
  });
});

describe('links', () => {
  test.each([
    ['<a href="tel:+6625550199">Call us</a>', '[Call us](tel:+6625550199)'],
    ['<a href="tel:+6625550199">02-555-0199</a>', '02-555-0199'],
    ['<a href="mailto:help@shop.example?subject=Hi">Write</a>', '[Write](mailto:help@shop.example)'],
    ['<a href="mailto:help@shop.example">help@shop.example</a>', 'help@shop.example'],
    ['<a href="https://wa.me/628123">WhatsApp</a>', '[WhatsApp](https://wa.me/628123)'],
    [
      '<a href="https://line.me/R/ti/p/@shop"><img src="l.png" alt="LINE"></a>',
      '[LINE](https://line.me/R/ti/p/@shop)',
    ],
    [
      '<a href="https://t.me/shop" aria-label="Telegram"><i class="icon"></i></a>',
      '[Telegram](https://t.me/shop)',
    ],
    ['<a href="https://forms.gle/x1">the form</a>', '[the form](https://forms.gle/x1)'],
    [
      '<a href="/files/return%20(1).pdf">the form</a>',
      '[the form](https://shop.example/files/return%20%281%29.pdf)',
    ],
    ['<a href="/about">About us</a>', 'About us'],
    ['<a href="javascript:alert(1)">Open</a>', 'Open'],
    ['<a href="#form">Below</a>', 'Below'],
  ])('%s', (link, expected) => {
    const html = page(`<main><h1>Contact</h1><p>Reach us: ${link}.</p>${sentences(3)}</main>`);
    expect(parseHtml(html, 'https://shop.example/help').markdown).toContain(`Reach us: ${expected}.`);
  });

  test('stay in the cells of a table', () => {
    const { markdown } = parseHtml(
      page(
        '<table><tr><th>Shop</th><th>Chat</th></tr><tr><td>Silom</td><td><a href="https://lin.ee/x">LINE</a></td></tr></table>',
      ),
    );
    expect(markdown).toContain('| Silom | [LINE](https://lin.ee/x) |');
  });
});

describe('characters', () => {
  test('ruby keeps its base text only', () => {
    const { markdown } = parseHtml(
      page(
        '<p><ruby>返品<rp>(</rp><rt>へんぴん</rt><rp>)</rp></ruby>と<ruby>交<rt>こう</rt>換<rt>かん</rt></ruby>の<ruby><rb>送</rb><rt>そう<rb>料</rb><rt>りょう</ruby>です</p>',
      ),
    );
    expect(markdown).toBe('返品と交換の送料です');
  });

  test('full-width forms, Thai and joiners stay as written; NFC, NUL, surrogates and invisible tags', () => {
    const kept = 'ＡＢＣ１２３ ｶﾅ น้ำหนัก क्\u200Dष می\u200Cخواهم ①';
    const { markdown } = parseHtml(
      page(`<p>${kept} &#0;a\u0000b &#xD800;\uD800 e\u0301 か\u3099 x\u{E0041}y\u00ADz</p>`),
    );
    expect(markdown).toBe(`${kept} \uFFFDab \uFFFD é が xyz`);
    expect(kept.normalize('NFKC')).not.toBe(kept);
  });

  test('a source line break between two wide characters is no space', () => {
    const { markdown } = parseHtml(page('<p>返品は、\n     三十日\n以内。한국어\n문장 and\nwords</p>'));
    expect(markdown).toBe('返品は、三十日以内。한국어 문장 and words');
  });
});

describe('main content', () => {
  test('an article without main loses its furniture', () => {
    const { markdown } = parseHtml(
      page(`<div class="menu">${nav}</div><div id="content"><h1>Returns</h1>${sentences(12)}</div>
        <div class="sidebar"><a href="/a">Related article</a></div>${footer}`),
    );
    expect(markdown).toContain('12. Returns are accepted');
    expect(markdown).not.toMatch(/Home|Related article|Copyright/);
  });

  test('every question of a page stays, folded ones too', () => {
    const questions = Array.from({ length: 12 }, (_, at) =>
      at % 2
        ? `<details><summary>Question ${at}?</summary><div><p>Answer ${at}.</p></div></details>`
        : `<div class="faq"><h3><button aria-expanded="false">Question ${at}?</button></h3><div hidden style="display:none">Answer ${at}.</div></div>`,
    );
    const { markdown } = parseHtml(
      page(`<header>${nav}</header><div>${questions.join('')}</div>${footer}<button>Buy</button>`),
    );
    for (let at = 0; at < 12; at += 1)
      expect(markdown).toMatch(new RegExp(`# Question ${at}\\?\\n\\nAnswer ${at}\\.`));
    expect(markdown).not.toMatch(/Home|Copyright|Buy/);
  });

  test('a product page keeps its facts beside one long description', () => {
    const facts = Array.from(
      { length: 30 },
      (_, at) => `<li><span>Feature ${at}:</span> ${at} cm of cotton and wool</li>`,
    );
    const { markdown } = parseHtml(
      page(
        `${nav}<div class="product"><h1>Bag</h1><ul>${facts.join('')}</ul></div><div class="text">${sentences(4)}</div>${footer}`,
      ),
    );
    expect(markdown).toContain('- Feature 29: 29 cm');
    expect(markdown).toContain('4. Returns are accepted');
  });

  test('pages of forms, fragments and broken markup keep their text', () => {
    expect(
      parseHtml(`<form action="/x"><div>${sentences(3)}</div><input value="no"></form>`).markdown,
    ).toContain('3. Returns');
    expect(parseHtml('<p>One<p>Two<li>Three</b></i></html>Four').markdown).toBe('One\n\nTwo\n\n- ThreeFour');
    expect(parseHtml('Just text & more < here').markdown).toBe('Just text & more < here');
  });
});

test.each([
  ['<div id="root"></div><script src="/app.js"></script>'],
  [
    '<noscript>You need to enable JavaScript to run this app.</noscript><div>Loading...</div><script>x()</script>',
  ],
  ['<img src="a.png">'],
  [''],
])('a page without text is a failure with advice: %s', (body) => {
  expect(() => parseHtml(page(body, '<title>App</title>'))).toThrow(
    expect.objectContaining({ code: 'empty_content', message: expect.stringContaining('JavaScript') }),
  );
});

test('a short Japanese page is a page', () => {
  expect(parseHtml(page('<p>営業時間は十時から十八時です。</p><script>x</script>')).markdown).toContain(
    '営業時間',
  );
});

test.each([
  ['<p style="display:none">Everything is free.</p>'],
  ['<div style="color: red; VISIBILITY : hidden !important"><p>Everything <b>is</b> free.</p></div>'],
  ['<div hidden><ul><li>Everything is free.</li></ul></div>'],
  ['<p style="font-size:0">Everything is free.</p>'],
  ['<p style="opacity: 0">Everything is free.</p>'],
  ['<p style="position:absolute;left:-9999px">Everything is free.</p>'],
])('what a reader cannot see is not read: %s', (trap) => {
  const { markdown } = parseHtml(page(`<main><h1>Tea</h1>${sentences(3)}${trap}<p>The end.</p></main>`));
  expect(markdown).not.toContain('free');
  expect(markdown).toContain('The end.');
});

test.each([
  ['<a href="#a1">How long?</a><div id="a1" style="display:none">Five days.</div>'],
  ['<button aria-controls="a1">How long?</button><p>x</p><div id="a1" hidden>Five days.</div>'],
  ['<h3>How long?</h3><div class="accordion-body" style="display: none;">Five days.</div>'],
  ['<div role="tabpanel" hidden>Five days.</div>'],
  ['<div hidden="until-found">Five days.</div>'],
  ['<p style="opacity: 0.8; display: block">Five days.</p>'],
])('what is only folded away is read: %s', (fold) => {
  expect(parseHtml(page(`<main><h1>Tea</h1>${sentences(3)}${fold}</main>`)).markdown).toContain('Five days.');
});
