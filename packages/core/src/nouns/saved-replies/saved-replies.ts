import { z } from 'zod';
import { fail } from '../../form/errors.ts';
import { clearableText, text } from '../../form/fields.ts';
import { canonicalTag } from '../../form/languages.ts';
import { timestamp } from '../../form/moments.ts';
import { fragment, type Sql } from '../../form/sql.ts';

/** A text that the team sends often, as the wire has it. */
export const SavedReply = z.object({
  id: z.uuid(),
  shortcut: z.string(),
  text: z.string(),
  language: z.string().nullable().meta({ description: 'Its language (BCP 47); null: any.' }),
  created_at: timestamp,
});

/** Columns of a saved reply as the wire has them; `s` is the table's alias. */
export const savedReplyColumns = fragment`s.id, s.shortcut, s.text, s.language, s.created_at`;

/** The word that a person types after the slash, in lower case and without the slash. */
const shortcut = text(40, 'What a person types after / in a reply; without spaces.')
  .transform((value) => value.trim().replace(/^\/+/, '').toLowerCase())
  .refine((value) => /^\S+$/.test(value), 'must be one word');

const language = clearableText(35, 'Its language (BCP 47); an empty text: any.').transform((tag, context) => {
  const canonical = tag && canonicalTag(tag);
  if (canonical || tag === null) return canonical;
  context.addIssue({ code: 'custom', message: 'must be a language tag such as ja or zh-Hant' });
  return z.NEVER;
});

/** The fields of a saved reply that a caller sends. */
export const savedReplyFields = {
  shortcut,
  text: text(4000, 'The text. {{customer.name}} and {{agent.name}} are filled in on sending.'),
  language: language.optional(),
};

/** The most saved replies of a workspace. A composer reads all of them. */
export const maxSavedReplies = 500;

/** Fails with `not_found` if a workspace has no such saved reply. Locks it until the transaction ends. */
export async function requireSavedReply(
  sql: Sql,
  workspace: string,
  id: string,
): Promise<z.infer<typeof SavedReply>> {
  const [found] = await sql(SavedReply)`
    select ${savedReplyColumns} from saved_replies s where s.workspace_id = ${workspace} and s.id = ${id} for update`;
  return found ?? fail('not_found', `There is no saved reply ${id}. Call list_saved_replies for the ids.`);
}

/** Fails with `conflict` for a shortcut that another saved reply has in the language. No other is saved until the transaction ends. */
export async function refuseSecondShortcut(
  sql: Sql,
  workspace: string,
  { id, shortcut, language }: { id: string | null; shortcut: string; language: string | null },
): Promise<void> {
  await sql`select 1 from workspaces where id = ${workspace} for no key update`;
  const [other] = await sql`
    select 1 from saved_replies
    where workspace_id = ${workspace} and shortcut = ${shortcut} and language is not distinct from ${language}
      and id is distinct from ${id}::uuid`;
  if (other)
    fail(
      'conflict',
      `Another saved reply has the shortcut ${shortcut} in this language. Choose another one.`,
    );
}
