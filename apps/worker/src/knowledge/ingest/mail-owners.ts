import { firstLanguage, fragment, type MailJob, type Sql } from '@jawab/core';
import type { Work } from '../../work.ts';
import type { Ref } from './document-state.ts';

/** Queues a mail to the owners of a workspace about a document that cannot be read well, where the service sends mail. */
export async function mailOwners({ runtime }: Work, sql: Sql, ref: Ref, title: string): Promise<void> {
  if (!runtime.mailer) return;
  const { workspaceId, documentId } = ref;
  const owners = await sql<{ email: string; language: string }>`
    select m.email, ${firstLanguage(fragment`m.workspace_id`)} as language
    from members m where m.workspace_id = ${workspaceId} and m.role = 'owner'`;
  for (const { email, language } of owners) {
    const job: MailJob = { kind: 'damaged', workspaceId, documentId, title, email, language };
    await sql`select enqueue('send_mail', ${JSON.stringify(job)}::jsonb, ${`damaged:${documentId}:${email}`})`;
  }
}
