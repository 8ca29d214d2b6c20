import { encrypted } from '../error.ts';
import { parseFragment } from '../html.ts';
import type { Parsed } from '../job.ts';
import { attribute, findAll, textOf } from '../xml.ts';
import { openPackage, resolvePart } from './unpack.ts';

/** Parses an EPUB book: its chapters in reading order. Throws `encrypted` if they are. */
export function parseEpub(bytes: Uint8Array): Parsed {
  const parts = openPackage(bytes);
  const locked = parts.xml('META-INF/encryption.xml');
  if (locked && findAll(locked, 'CipherReference').some((one) => /html?$/i.test(attribute(one, 'URI') ?? '')))
    throw encrypted();
  const container = parts.xml('META-INF/container.xml');
  const main = (container && attribute(findAll(container, 'rootfile')[0], 'full-path')) ?? '';
  const book = parts.xml(main);
  const items = new Map(
    (book ? findAll(book, 'item') : []).map((item) => [attribute(item, 'id'), attribute(item, 'href') ?? '']),
  );
  const chapters = (book ? findAll(book, 'itemref') : [])
    .filter((one) => attribute(one, 'linear') !== 'no')
    .map((one) => parts.text(resolvePart(main, items.get(attribute(one, 'idref')) ?? '')) ?? '');
  const bodies = chapters.map((chapter) => /<body[^>]*>([\s\S]*)<\/body>/i.exec(chapter)?.[1] ?? '');
  const title = book ? findAll(book, 'title').map(textOf)[0] : undefined;
  const parsed = parseFragment(bodies.join('\n'));
  parsed.title = title?.trim() || parsed.title;
  return parsed;
}
