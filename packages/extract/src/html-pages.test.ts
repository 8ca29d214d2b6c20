import { describe, expect, test } from 'vitest';
import { parseHtml } from './html.ts';

const address = 'https://shop.example/help';
const read = (html: string) => parseHtml(html, address);
const page = (body: string, head = '') =>
  `<!doctype html><html lang="en"><head>${head}</head><body>${body}</body></html>`;
const long = '<p>Returns are accepted within thirty days, unworn and with the receipt.</p>'.repeat(15);

test.each([
  [
    'a challenge',
    '<h1>Just a moment...</h1><p>Checking your browser.</p><script>x</script>',
    '',
    'person asks',
  ],
  ['a captcha', '<p>Please verify you are human.</p><script src="c.js"></script>', '', 'person asks'],
  [
    'a sign-in form',
    '<h1>Welcome</h1><form><label>Email</label><input><input type="password"></form>',
    '',
    'sign in',
  ],
  ['a soft 404', '<h1>Sorry</h1><p>The page you are looking for does not exist.</p>', '', 'does not exist'],
  ['one in its title', '<p>Go back to the home page.</p>', '<title>404 – Shop</title>', 'does not exist'],
  [
    'one in Japanese',
    '<h1>お探しのページは見つかりませんでした</h1><p>トップへ戻る</p>',
    '',
    'does not exist',
  ],
  ['one in Thai', '<h1>ไม่พบหน้าที่คุณต้องการ</h1>', '', 'does not exist'],
  ['one in Arabic', '<h1>عذرًا، الصفحة غير موجودة</h1>', '', 'does not exist'],
  [
    'one that loads',
    '<div id="app">Loading, please wait …</div><script src="a.js"></script>',
    '',
    'JavaScript',
  ],
  [
    'one that loads in Korean',
    '<div>로딩 중입니다. 잠시만 기다려 주세요.</div><script src="a.js"></script>',
    '',
    'JavaScript',
  ],
])('%s is refused with a reason', (_name, body, head, reason) => {
  expect(() => read(page(body, head))).toThrow(
    expect.objectContaining({ code: 'empty_content', message: expect.stringContaining(reason) }),
  );
  expect(() => read(page(body, head))).toThrow(address);
});

test.each([
  ['an article about errors', `<h1>What does 404 page not found mean?</h1>${long}`, []],
  ['a page with a form for signing in', `<h1>Returns</h1><form><input type="password"></form>${long}`, []],
  [
    'a long page named after it',
    `<h1>Sign in to your account</h1><input type="password">${long}`,
    ['looks_like_sign_in'],
  ],
  ['a shop that speaks of loading', `<h1>Loading bay</h1>${long}<script>x</script>`, []],
  ['a security check as a service', `<h1>Security check of lifts</h1>${long}<script>x</script>`, []],
])('%s is read', (_name, body, codes) => {
  const { markdown, warnings } = read(page(body));
  expect(markdown).toContain('Returns are accepted');
  expect(warnings?.map(({ code }) => code)).toEqual(codes);
});

test.each([
  ['<meta http-equiv="refresh" content="0; url=/new">', 'https://shop.example/new'],
  ['<META HTTP-EQUIV="Refresh" CONTENT="3;URL=\'https://other.example/x\'">', 'https://other.example/x'],
  ['<script>window.location.href = "/new";</script>', 'https://shop.example/new'],
  ["<script>location.replace('/new')</script>", 'https://shop.example/new'],
  ['<meta http-equiv="refresh" content="300; url=/new">', undefined],
  ['<noscript><meta http-equiv="refresh" content="0; url=/plain"></noscript>', undefined],
  ['<script>if (x) { location.href = "/new"; }</script>', undefined],
])('a page that only leads elsewhere: %s', (head, redirectsTo) => {
  expect(
    read(page('<p>You will be taken to our new page about returns and deliveries.</p>', head)).redirectsTo,
  ).toBe(redirectsTo);
  expect(read(page(`<h1>Returns</h1>${long}`, head)).redirectsTo).toBeUndefined();
});

test.each([
  ['<div id="onetrust-banner-sdk"><p>We value your privacy.</p></div>'],
  ['<div class="cc-window cc-floating"><p>We value your privacy.</p></div>'],
  ['<div class="gdpr-popup"><p>We value your privacy.</p></div>'],
  ['<section id="CybotCookiebotDialog"><p>We value your privacy.</p></section>'],
  ['<div class="cookie-notice"><p>We value your privacy.</p></div>'],
  ['<div id="cookie_consent"><p>We value your privacy.</p></div>'],
  ['<div class="js-cookie-consent"><p>We value your privacy.</p></div>'],
])('a consent banner is not read: %s', (banner) => {
  expect(read(page(`${banner}<div>${long}</div>`)).markdown).not.toContain('privacy');
});

test.each(['cookie-shop', 'cookies', 'fortune-cookie-list', 'consent-form-download'])(
  'a part called %s is read',
  (name) => {
    const { markdown } = read(
      page(`<div>${long}</div><div class="${name}"><p>Butter biscuits cost 5 dollars.</p></div>`),
    );
    expect(markdown).toContain('Butter biscuits');
  },
);

test('what scripts show later is read, if the page has scripts', () => {
  const part = '<div style="opacity:0;visibility:hidden" data-aos="fade"><p>Open daily.</p></div>';
  expect(read(page(`${long}${part}<script src="aos.js"></script>`)).markdown).toContain('Open daily.');
  expect(read(page(`${long}${part}`)).markdown).not.toContain('Open daily.');
});

describe('questions and answers', () => {
  const faq = (answer: string) =>
    `<script type="application/ld+json">${JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        {
          '@type': 'FAQPage',
          mainEntity: [
            { '@type': 'Question', name: 'How long?', acceptedAnswer: { '@type': 'Answer', text: answer } },
          ],
        },
      ],
    })}</script>`;

  test('for search engines are read, unless the page shows them', () => {
    expect(read(page(`${long}${faq('<p>Five <b>days</b>.</p>')}`)).markdown).toMatch(
      /## How long\?\n\nFive days\.$/,
    );
    expect(read(page(`${long}<p>Five days.</p>${faq('Five days.')}`)).markdown).not.toContain('How long?');
    expect(read(page(`${long}<script type="application/ld+json">{oops</script>`)).markdown).toContain(
      'Returns',
    );
  });

  test('what follows a folded part is not its answer', () => {
    const { markdown } = read(
      page(
        `<main><h2>Delivery</h2><details><summary>How long?</summary><p>Five days.</p></details><details><summary>How much?</summary><p>Five dollars.</p></details><p>Write to us.</p></main>`,
      ),
    );
    expect(markdown).toBe(
      '## Delivery\n\n#### How long?\n\nFive days.\n\n#### How much?\n\nFive dollars.\n\n## Delivery\n\nWrite to us.',
    );
  });
});

test('keeps choices, texts of fields, shadow roots and powers, and names the pages within', () => {
  const { markdown, frames } = read(
    page(
      `<main>${long}<select><option>Small</option><option>Large</option></select><textarea>Dear shop</textarea>
      <x-card><template shadowrootmode="open"><p>In the shadow.</p></template></x-card>
      <p>10<sup>6</sup> pieces, 5 m<sup>2</sup>, free<sup>1</sup>, 3<sup>rd</sup></p><iframe src="/hours"></iframe></main>`,
    ),
  );
  for (const text of ['- Small\n- Large', 'Dear shop', 'In the shadow.', '10^6 pieces, 5 m², free (1), 3rd'])
    expect(markdown).toContain(text);
  expect(frames).toEqual(['https://shop.example/hours']);
});

test.each([
  ['$5<sup>99</sup>', '$5.99'],
  ['₹ 1,249<sup>50</sup>', '₹ 1,249.50'],
  ['$5<sup>1</sup>', '$5^1'],
  ['$5.99<sup>12</sup>', '$5.99^12'],
  ['10<sup>12</sup>', '10^12'],
])('raised cents belong to a price: %s', (written, read_) => {
  expect(read(page(`<p>Now ${written} only</p>${long}`)).markdown).toContain(`Now ${read_} only`);
});

test.each([
  ['<p>Call 1900-555-222.</p>', true],
  ['<p>You need to enable JavaScript to run this app.</p>', false],
  ['<p>자바스크립트를 사용하도록 설정해 주세요.</p>', false],
  ['<div><p>कृपया जावास्क्रिप्ट चालू करें।</p></div>', false],
])('what readers without scripts see is read, but not the advice to switch them on: %s', (part, isRead) => {
  const { markdown } = read(page(`<main>${long}<noscript>${part}</noscript><p>End.</p></main>`));
  expect(markdown.includes(part.replace(/<[^>]*>/g, ''))).toBe(isRead);
  expect(markdown).toMatch(/End\.$/);
});

test.each([
  ['Pad thai 60 baht, green curry 80 baht', true],
  ['ผัดไทย 60 บาท แกงเขียวหวาน 80 บาท', true],
  ['From the station, take exit 3 and walk along the river', true],
  ['A smiling woman', false],
  ['Shop logo', false],
  ['IMG_20260301_1200340001.jpg', false],
])('the words for a picture are read if they say more than what it shows: %s', (alt, isRead) => {
  const { markdown } = read(page(`<main>${long}<p><img src="a.png" alt="${alt}"></p></main>`));
  expect(markdown.includes(alt)).toBe(isRead);
});
