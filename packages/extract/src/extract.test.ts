import { execFileSync, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { afterAll, describe, expect, test } from 'vitest';
import { createExtractor, ExtractError } from './index.ts';

const HTML = 'text/html; charset=utf-8';
const extractor = createExtractor({ children: 2 });
const bytesOf = (text: string) => new TextEncoder().encode(text);
const page = (body: string) => bytesOf(`<!doctype html><html lang="th"><body>${body}</body></html>`);
const good = page('<h1>คืนสินค้า</h1><p>ภายในสามสิบวันหลังได้รับสินค้า</p>');

/** Lists the child processes of a process that run our child. */
function childPids(parentPid = process.pid): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      try {
        const fields = readFileSync(`/proc/${name}/stat`, 'latin1').split(') ').at(-1)?.split(' ') ?? [];
        return (
          Number(fields[1]) === parentPid &&
          fields[0] !== 'Z' &&
          readFileSync(`/proc/${name}/cmdline`, 'latin1').includes('child.ts')
        );
      } catch {
        return false;
      }
    })
    .map(Number);
}

async function failure(work: Promise<unknown>): Promise<ExtractError> {
  const error = await work.then(
    () => null,
    (thrown) => thrown,
  );
  expect(error).toBeInstanceOf(ExtractError);
  return error;
}

afterAll(() => extractor.close());

describe('types', () => {
  test('a page, with the hash of its Markdown', async () => {
    const found = await extractor.extract({ bytes: good, contentType: HTML });
    const markdown = '# คืนสินค้า\n\nภายในสามสิบวันหลังได้รับสินค้า';
    const contentHash = createHash('sha256').update(markdown).digest('hex');
    const facts = { title: 'คืนสินค้า', markdown, language: 'th', contentHash };
    expect(found).toEqual({
      ...facts,
      links: [],
      warnings: [],
      pageCount: null,
      redirectsTo: null,
      frames: [],
      isSitemapIndex: false,
      readMs: expect.any(Number),
    });
  });

  test.each([
    ['text/plain', 'a\r\nb\u0000 \n\n\n\nc', { title: null, markdown: 'a\nb\n\nc' }],
    ['text/markdown; charset=utf-8', '# Fees #\n\n_ok_', { title: 'Fees', markdown: '# Fees #\n\n_ok_' }],
    ['', '  <!DOCTYPE html><p>text of a page', { markdown: 'text of a page' }],
    ['application/octet-stream', 'plain ภาษาไทย', { markdown: 'plain ภาษาไทย' }],
  ])('%s', async (contentType, text, expected) => {
    expect(await extractor.extract({ bytes: bytesOf(text), contentType })).toMatchObject(expected);
  });

  test.each([0, 1, 2])(
    'text of an unknown ending whose first kilobyte ends within a letter, %i',
    async (shift) => {
      const text = `${'a'.repeat(shift)}${'営業時間は九時から。'.repeat(40)}`;
      const lines = `a: b\n${text}`;
      const read = async (one: string) =>
        (await extractor.extract({ bytes: bytesOf(one), contentType: null, url: 'notes.conf' })).markdown;
      expect([await read(text), await read(lines)]).toEqual([text, lines]);
    },
  );

  test('plain text from an address ending in .md is Markdown', async () => {
    const source = { bytes: bytesOf('intro\n## Fees\nnone'), contentType: 'text/plain' };
    expect((await extractor.extract({ ...source, url: 'https://a.com/b.md' })).title).toBe('Fees');
    expect((await extractor.extract({ ...source, url: 'https://a.com/b.txt' })).title).toBeNull();
  });

  test.each([
    ['application/pdf', 'x', 'unsupported_type'],
    ['text/html', '%PDF-1.7 x', 'unsupported_type'],
    ['', 'PK\u0003\u0004', 'unsupported_type'],
    ['', 'a\u0001\u0002b', 'unsupported_type'],
    ['image/png', 'x', 'unsupported_type'],
    ['text/plain', ' \n -- \n', 'empty_content'],
    ['text/html', '<script>1</script>', 'empty_content'],
  ])('%s of %j is refused', async (contentType, text, code) => {
    expect(await failure(extractor.extract({ bytes: bytesOf(text), contentType }))).toMatchObject({
      code,
      retryable: false,
    });
  });
});

describe('hostile pages', () => {
  test.each([
    ['640 kB nested', () => page('<div>'.repeat(130_000))],
    ['five million nodes', () => page('<i>x'.repeat(5_000_000))],
    ['five million flat nodes', () => page('<br>'.repeat(5_000_000))],
    [
      'a million attributes',
      () => page(`<p ${Array.from({ length: 1_000_000 }, (_, at) => `a${at}=1`).join(' ')}>x</p>`),
    ],
  ])('%s: too complex, at once', async (_, make) => {
    const error = await failure(extractor.extract({ bytes: make(), contentType: HTML }));
    expect(error).toMatchObject({ code: 'too_complex', retryable: false });
  });

  test.each([
    ['an endless attribute value', `<p class="${'a '.repeat(2_000_000)}">text of the page</p>`],
    ['an open tag', `<p>text of the page</p><${'a'.repeat(2_000_000)}`],
    ['an open comment', `<p>text of the page</p><!--${'-'.repeat(2_000_000)}`],
    ['bait for whitespace patterns', `<p>text of the page${' \n'.repeat(1_000_000)}</p>`],
    ['bait for wide breaks', `<p>text of the page${'返\n'.repeat(300_000)}</p>`],
    ['bait for meta', `<meta ${'charset '.repeat(200_000)}<p>text of the page</p>`],
    ['entities', `<p>text of the page${'&amp;'.repeat(300_000)}</p>`],
    ['three megabytes of one paragraph', `<p>text of the page ${'word '.repeat(600_000)}</p>`],
    ['a list of many items', `<p>text of the page</p><ol>${'<li>abc'.repeat(10_000)}</ol>`],
    [
      'wide spans',
      `<p>text of the page</p><table>${'<tr><td colspan=1000 rowspan=1000>x</td></tr>'.repeat(3000)}</table>`,
    ],
  ])('%s ends in time', async (_, body) => {
    const outcome = extractor.extract({ bytes: page(body), contentType: HTML });
    const found = await outcome.catch((error: ExtractError) => error.code);
    if (typeof found === 'string') expect(['too_complex', 'empty_content']).toContain(found);
    else expect(found.markdown).toContain('text of the page');
  });
});

describe('children', () => {
  test('one that takes too long is killed; its neighbour and its successor are not disturbed', async () => {
    const heavy = page(`<div>${'<p>word <a>b</a></p>'.repeat(45_000)}</div>`);
    const slow = failure(extractor.extract({ bytes: heavy, contentType: HTML, maxCpuMs: 300 }));
    const read = async () => (await extractor.extract({ bytes: good, contentType: HTML })).title;
    expect(await read()).toBe('คืนสินค้า');
    expect(await slow).toMatchObject({ code: 'timed_out', retryable: false });
    expect(await Promise.all([read(), read(), read(), read()])).toEqual(Array(4).fill('คืนสินค้า'));
  });

  test('one that grows too large is ended', async () => {
    const large = page(`<div>${'<p>word <a>b</a></p>'.repeat(45_000)}</div>`);
    const error = await failure(extractor.extract({ bytes: large, contentType: HTML, memoryMb: 110 }));
    expect(error).toMatchObject({ code: 'out_of_memory', retryable: false });
  });

  test('one killed from outside mid-way is a retryable failure of its own document only', async () => {
    const own = createExtractor({ children: 2 });
    const heavy = page(`<div>${'<p>word <a>b</a></p>'.repeat(45_000)}</div>`);
    const before = new Set(childPids());
    const killed = failure(own.extract({ bytes: heavy, contentType: HTML }));
    const started = () => childPids().filter((found) => !before.has(found));
    await expect.poll(started).toHaveLength(1);
    const [pid] = started();
    const neighbour = own.extract({ bytes: good, contentType: HTML });
    process.kill(pid as number, 'SIGKILL');
    expect(await killed).toMatchObject({ code: 'crashed', retryable: true });
    expect((await neighbour).title).toBe('คืนสินค้า');
    expect((await own.extract({ bytes: good, contentType: HTML })).title).toBe('คืนสินค้า');
    own.close();
  });

  test('of one owner leave one child to the others', async () => {
    const own = createExtractor({ children: 2, perOwner: 1 });
    const heavy = page(`<div>${'<p>word <a>b</a></p>'.repeat(45_000)}</div>`);
    const ended: string[] = [];
    const before = new Set(childPids());
    const started = () => childPids().filter((found) => !before.has(found));
    const read = async (owner: string, bytes: Uint8Array) => {
      await own.extract({ bytes, contentType: HTML, owner }).catch(() => {});
      ended.push(owner);
    };
    const first = read('hostile', heavy);
    await expect.poll(started).toHaveLength(1);
    const [pid] = started();
    // The first text ends only when the neighbour's was read, however busy the machine is.
    const second = read('hostile', good);
    const neighbour = read('neighbour', good).then(() => process.kill(pid as number, 'SIGKILL'));
    await Promise.all([first, second, neighbour]);
    expect(ended).toEqual(['neighbour', 'hostile', 'hostile']);
    const gone = AbortSignal.abort(new Error('left'));
    await expect(own.extract({ bytes: good, contentType: HTML, signal: gone })).rejects.toThrow('left');
    own.close();
  });

  test('are reused, queued for, and end when idle', async () => {
    const own = createExtractor({ children: 1, idleMs: 100 });
    const before = new Set(childPids());
    const started = () => childPids().filter((found) => !before.has(found));
    const all = Array.from({ length: 20 }, () => own.extract({ bytes: good, contentType: HTML }));
    await expect.poll(started).toHaveLength(1);
    const [first] = started();
    expect(new Set((await Promise.all(all)).map((found) => found.contentHash)).size).toBe(1);
    expect(started()).toEqual([first]);
    await expect.poll(started).toEqual([]);
  });

  test('die with their parent, even in the middle of a page, and never hold it back', async () => {
    const index = new URL('./index.ts', import.meta.url).href;
    const heavy = `import { createExtractor } from '${index}'; const bytes = new TextEncoder().encode('<p>word <a>b</a></p>'.repeat(45_000));
      createExtractor().extract({ bytes, contentType: 'text/html' }).catch(() => {}); setTimeout(() => process.stdout.write('x')); setInterval(() => {}, 1_000);`;
    const parent = spawn(process.execPath, ['--input-type=module', '-e', heavy], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(parent.stdout, 'data');
    const orphans = childPids(parent.pid);
    expect(orphans).toHaveLength(1);
    parent.kill('SIGKILL');
    await expect.poll(() => orphans.filter((pid) => isAlive(pid))).toEqual([]);
    const light = `import { createExtractor } from '${index}'; const bytes = new TextEncoder().encode('<p>word one two');
      console.log((await createExtractor().extract({ bytes, contentType: 'text/html' })).markdown);`;
    expect(
      execFileSync(process.execPath, ['--input-type=module', '-e', light], {
        encoding: 'utf8',
        timeout: 120_000,
      }),
    ).toBe('word one two\n');
  });

  test('a document of 30 MB is read without blocking the parent, one above 64 MB is refused', async () => {
    const big = Buffer.alloc(30 * 1024 * 1024, `${' '.repeat(100_000)}a`);
    let ticks = 0;
    const timer = setInterval(() => {
      ticks += 1;
    }, 5);
    const found = await extractor.extract({ bytes: big, contentType: 'text/plain' });
    clearInterval(timer);
    expect(found.markdown.length).toBeGreaterThan(30_000_000);
    expect(ticks).toBeGreaterThan(5);
    const error = await failure(extractor.extract({ bytes: new Uint8Array(64 * 1024 * 1024 + 1) }));
    expect(error.code).toBe('too_complex');
  });
});

function isAlive(pid: number): boolean {
  try {
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${pid}/stat`, 'latin1'));
  } catch {
    return false;
  }
}
