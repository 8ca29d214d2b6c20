import { describe, expect, test } from 'vitest';
import { checkUrl, isPublicAddress, parseAllow } from './index.ts';

const LOOPBACK = [
  '127.0.0.1 127.1 2130706433 0x7f000001 0177.0.0.1 017700000001 0 0.0.0.0',
  '127。0。0。1 ①②⑦.0.0.1 127.0.0.1. 0x7f.1 %31%32%37.0.0.1 [::] [::1] [0:0:0:0:0:0:0:1]',
].flatMap((line) => line.split(' '));
const IPV4_INSIDE_IPV6 = [
  '[::ffff:127.0.0.1] [::ffff:7f00:1] [::127.0.0.1] [64:ff9b::7f00:1] [64:ff9b:1::1] [2002:7f00:1::]',
  '[::ffff:169.254.169.254] [::ffff:0:127.0.0.1] [64:ff9b::a9fe:a9fe] [2606:4700::5efe:127.0.0.1]',
].flatMap((line) => line.split(' '));
const SPECIAL_IPV6 = [
  '[fe80::1] [fc00::1] [fd12:3456::1] [ff02::1] [2001:db8::1] [2001:0:1::1] [fd00:ec2::254] [2001:10::1]',
  '[3fff::1] [5f00::1] [100::1] [fec0::1] [2001:2::1] [2001:20::1] [4000::1]',
].flatMap((line) => line.split(' '));
const SPECIAL_IPV4 = [
  '10.0.0.1 172.16.5.4 172.31.255.255 192.168.1.1 169.254.169.254 100.64.0.1 100.100.100.200 192.0.0.192',
  '198.18.0.1 192.0.2.1 198.51.100.7 203.0.113.9 224.0.0.1 240.0.0.1 255.255.255.255 168.63.129.16',
].flatMap((line) => line.split(' '));
const NAMES = [
  'localhost LOCALHOST. foo.localhost metadata.google.internal kubernetes ⓛocalhost printer.local nas.lan',
  'shop.test shop.invalid x.onion router.home.arpa a..com',
].flatMap((line) => line.split(' '));

describe('checkUrl', () => {
  test.each([...LOOPBACK, ...IPV4_INSIDE_IPV6, ...SPECIAL_IPV6, ...SPECIAL_IPV4])(
    'refuses address %s',
    (host) => {
      expect(checkUrl(`http://${host}/latest/meta-data/`)).toMatchObject({
        ok: false,
        reason: 'private_address',
      });
    },
  );

  test.each(NAMES)('refuses name %s', (host) => {
    expect(checkUrl(`http://${host}/`)).toMatchObject({ ok: false, reason: 'reserved_name' });
  });

  test.each([
    ['file:///etc/passwd', 'scheme_not_allowed'],
    ['gopher://1.2.3.4:70/_x', 'scheme_not_allowed'],
    ['ftp://1.2.3.4/', 'scheme_not_allowed'],
    ['data:text/html,x', 'scheme_not_allowed'],
    ['javascript:alert(1)', 'scheme_not_allowed'],
    ['unix:/var/run/docker.sock', 'scheme_not_allowed'],
    ['http://user:pw@example.com/', 'credentials_not_allowed'],
    ['http://example.com@127.0.0.1/', 'credentials_not_allowed'],
    ['http://example.com:22/', 'port_not_allowed'],
    ['http://example.com:6379/', 'port_not_allowed'],
    ['http://127.0.0.1.nip.io.:25/', 'port_not_allowed'],
    ['http://', 'invalid_url'],
    ['example.com/page', 'invalid_url'],
    ['http://1.2.3.4.5/', 'invalid_url'],
    [`http://example.com/${'a'.repeat(5000)}`, 'url_too_long'],
  ])('refuses %s', (url, reason) => {
    const checked = checkUrl(url);
    expect(checked).toMatchObject({ ok: false, reason });
    expect(!checked.ok && checked.message).toMatch(/\.$/);
  });

  test.each([
    '8.8.8.8',
    '1.1.1.1',
    '[2606:4700::1111]',
    '[64:ff9b::808:808]',
    'example.com',
    '例え.jp',
    'a.co.th:8443',
  ])('lets %s pass', (host) => {
    expect(checkUrl(`https://${host}/`)).toMatchObject({ ok: true });
  });

  test('removes the trailing dot, so that the name has one spelling', () => {
    const checked = checkUrl('http://Example.COM./a');
    expect(checked.ok && checked.url.href).toBe('http://example.com/a');
  });

  test('allows listed host:port pairs only, plain http included', () => {
    const allow = parseAllow(' 127.0.0.1:9000, shop.test:80 ,[::1]:7000,');
    const ok = (url: string) => checkUrl(url, { allow, httpsOnly: true }).ok;
    expect(['http://127.0.0.1:9000/x', 'http://shop.test/', 'http://[::1]:7000/'].map(ok)).toEqual([
      true,
      true,
      true,
    ]);
    expect(['http://127.0.0.1:9001/', 'http://shop.test:81/', 'http://[::1]/'].map(ok)).toEqual([
      false,
      false,
      false,
    ]);
    expect(checkUrl('http://u:p@127.0.0.1:9000/', { allow })).toMatchObject({
      reason: 'credentials_not_allowed',
    });
    expect(checkUrl('http://example.com/', { httpsOnly: true })).toMatchObject({ reason: 'https_required' });
  });
});

test.each(['localhost', '127.0.0.1', 'http://127.0.0.1:80', 'a:0', 'a:99999', 'u@a:80', ':80'])(
  'parseAllow names the wrong entry %s',
  (entry) => {
    expect(() => parseAllow(`127.0.0.1:80,${entry}`)).toThrow(`"${entry}"`);
  },
);

test.each(['', 'example.com', '127.1', '0x7f000001', 'fe80::1%eth0', '::ffff:8.8.8.8', '1.2.3'])(
  'isPublicAddress refuses what is not a plain public address: %s',
  (address) => {
    expect(isPublicAddress(address)).toBe(false);
  },
);
