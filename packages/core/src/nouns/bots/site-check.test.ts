import { expect, test } from 'vitest';
import { findBlockingDirective, findSnippet } from './site-check.ts';

const url = 'https://shop.example/help/';
const html = '<body><script defer src="https://jawab.example/widget.js" data-key="pub_1"></script>';
const site = (policy: string | null, text = html) => ({ url, policy, html: text });
const blocks = (policy: string | null, text = html) => {
  const page = site(policy, text);
  const snippet = findSnippet(page, 'pub_1');
  return snippet ? findBlockingDirective(page, snippet) : 'no snippet';
};

test.each([
  ['the script of this bot', html, true],
  [
    'in another order and quotes',
    "<SCRIPT data-key='pub_1' async src='//jawab.example/widget.js'></SCRIPT>",
    true,
  ],
  ['that of another bot', html.replace('pub_1', 'pub_2'), false],
  ['a script in a comment', `<!-- ${html} -->`, false],
  ['another file', html.replace('widget.js', 'other.js'), false],
  ['nothing', '', false],
])('finds %s', (_, text, isFound) => {
  expect(findSnippet(site(null, text), 'pub_1') !== null).toBe(isFound);
});

test.each([
  [null, null],
  ["default-src 'self'", 'script-src'],
  ["script-src 'self' https://jawab.example", null],
  ["default-src 'self'; script-src https://jawab.example", 'connect-src'],
  ["default-src 'self'; script-src https://jawab.example; connect-src 'self' https://jawab.example/", null],
  ['script-src https:; connect-src *', null],
  ['script-src *.example; connect-src *.example', null],
  ['script-src http://jawab.example', 'script-src'],
  ['script-src https://jawab.example:8443', 'script-src'],
  ['script-src https://jawab.example/widget.js', null],
  ['script-src https://jawab.example/js/', 'script-src'],
  ["script-src 'none'", 'script-src'],
  ["script-src 'strict-dynamic' 'nonce-abc' https://jawab.example", 'script-src'],
  ["script-src https://jawab.example, script-src 'self'", 'script-src'],
])('the policy %j blocks %j', (policy, directive) => {
  expect(blocks(policy)).toBe(directive);
});

test('reads policies of the page itself, and takes a nonce', () => {
  const meta = `<meta http-equiv="Content-Security-Policy" content="script-src 'self'">`;
  expect(blocks(null, meta + html)).toBe('script-src');
  const withNonce = html.replace('<script', '<script nonce="abc"');
  expect(blocks("script-src 'strict-dynamic' 'nonce-abc'", withNonce)).toBeNull();
});
