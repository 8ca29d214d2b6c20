import { sayInAll } from '../say.ts';

let notices: string[] | null = null;

/** Returns a reply without the sentence that a machine answers, in whichever language it begins with it. Pure. */
export function leaveOutNotice(reply: string): string {
  notices ??= sayInAll('aiNotice');
  const said = notices.find((notice) => reply.startsWith(notice));
  return said ? reply.slice(said.length).trimStart() : reply;
}
