import type { z } from 'zod';
import { type Fragment, fragment } from '../../form/sql.ts';
import type { SearchMatch } from './schemas.ts';
import { containsFolded, fold, foldedText } from './text-search.ts';

/** A text in which a search text is found. `id`: of the message or the note. */
export type MatchedText = Pick<z.infer<typeof SearchMatch>, 'field' | 'id'> & { text: string };

/** How much of a text is shown around the match, in characters as people count them. A row has room for two lines. */
const maxBefore = 24;
const maxAfter = 120;

const segmenter = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/**
 * Cuts the first match, with what stands around it, out of a text. Folding changes lengths, so whole characters are compared, and
 * a match inside of one has all of it. `text` is empty if the match is not found character by character.
 */
export function cutMatch(content: string, wanted: string): { before: string; text: string; after: string } {
  const characters = Array.from(segmenter.segment(content), ({ segment }) => segment);
  const ends: number[] = [];
  let folded = '';
  for (const character of characters) {
    folded += fold(character);
    ends.push(folded.length);
  }
  const at = folded.indexOf(wanted);
  if (at === -1) return { before: '', text: '', after: shorten(characters.join(''), maxAfter) };
  const from = ends.findIndex((end) => end > at);
  const to = ends.findIndex((end) => end >= at + wanted.length) + 1;
  const start = Math.max(0, from - maxBefore);
  return {
    before: `${start > 0 ? '…' : ''}${characters.slice(start, from).join('')}`,
    text: characters.slice(from, to).join(''),
    after: shorten(characters.slice(to).join(''), maxAfter),
  };
}

function shorten(text: string, max: number): string {
  const characters = Array.from(segmenter.segment(text), ({ segment }) => segment);
  return characters.length <= max ? text : `${characters.slice(0, max).join('')}…`;
}

/**
 * The text of the conversation `c` in which a search text is found, as {@link MatchedText}: the newest message, then the newest note, then what is known
 * of the person in its lead `l` and its customer `k` if the caller may read them, then its tags and its session id.
 */
export function matchOf(wanted: string, mayReadLeads: boolean): Fragment {
  const people = fragment`
      ('name', l.name), ('email', l.email), ('phone', l.phone), ('company', l.company), ('message', l.message),
      ('name', k.name), ('email', k.email), ('phone', k.phone), `;
  return fragment`coalesce((
    select jsonb_build_object('field', 'message', 'id', m.id, 'text', m.content) from messages m
    where m.workspace_id = c.workspace_id and m.conversation_id = c.id and ${containsFolded(fragment`m.folded`, wanted)}
    order by m.position desc limit 1
  ), (
    select jsonb_build_object('field', 'note', 'id', n.id, 'text', n.text) from notes n
    where n.workspace_id = c.workspace_id and n.conversation_id = c.id and ${containsFolded(foldedText(fragment`n.text`), wanted)}
    order by n.id desc limit 1
  ), (
    select jsonb_build_object('field', f.field, 'id', null, 'text', f.text)
    from (
      values ${mayReadLeads ? people : fragment``}('session_id', c.session_id)
      union all select 'tag', tag from unnest(c.tags) tag
    ) f (field, text)
    where ${containsFolded(foldedText(fragment`f.text`), wanted)} limit 1
  ))`;
}
