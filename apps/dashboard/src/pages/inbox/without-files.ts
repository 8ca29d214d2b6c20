import type { Message } from './answer-actions.tsx';

type File = Pick<Message['attachments'][number], 'name'>;

/** A file in the text of a message: a sign, and the name of a document. The service writes it for readers of text alone. */
const fileLine = /^(?:📷|🎤|🎬|📎)(?: (?<name>.+))?$/u;

/** Returns a text without the lines that only stand for files of its message, which are shown below it. */
export function withoutFiles(text: string, files: File[]): string {
  const left = files.map(({ name }) => name);
  const isShown = (line: string) => {
    const file = fileLine.exec(line);
    const at = file?.groups?.name ? left.indexOf(file.groups.name) : 0;
    if (!file || at < 0 || left.length === 0) return true;
    left.splice(at, 1);
    return false;
  };
  return files.length === 0 ? text : text.split('\n').filter(isShown).join('\n').trim();
}
