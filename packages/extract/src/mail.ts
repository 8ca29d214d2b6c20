import PostalMime from 'postal-mime';
import { parseFragment } from './html.ts';
import type { Parsed } from './job.ts';

/** Parses a mail (EML) or a page saved in one file (MHTML). Attachments are not read, and that is said. */
export async function parseMail(bytes: Uint8Array): Promise<Parsed> {
  const mail = await PostalMime.parse(Buffer.from(bytes), { maxNestingDepth: 20 });
  const own = mail.html
    ? parseFragment(mail.html.replace(/<head[\s\S]*?<\/head>/i, ''))
    : { title: null, markdown: mail.text ?? '', language: null, isPlain: true };
  const title = mail.subject?.trim() || own.title;
  const files = mail.attachments.filter(
    ({ disposition, related }) => disposition === 'attachment' && !related,
  );
  return Object.assign(own, {
    title,
    markdown: title && !own.markdown.startsWith('# ') ? `# ${title}\n\n${own.markdown}` : own.markdown,
    warnings: [{ code: 'hidden_parts_skipped' as const, count: files.length }],
  });
}
