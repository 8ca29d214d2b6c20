import { Download, type LucideIcon, Paperclip, Video } from 'lucide-react';
import { usePlace } from '../../data/api.tsx';
import { useWords } from '../../words/words.tsx';
import type { Message } from './answer-actions.tsx';

type Attachment = Message['attachments'][number];

const icons: Partial<Record<Attachment['kind'], LucideIcon>> = { video: Video, file: Paperclip };

/** The files of a message: pictures and recordings as they are, each with its name and size as a download. */
export function Attachments({ attachments }: { attachments: Attachment[] }) {
  const { workspaceId } = usePlace();
  return (
    <ul className="grid min-w-0 gap-2">
      {attachments.map((attachment) => (
        <li key={attachment.id} className="grid min-w-0 justify-items-start gap-1">
          <OneAttachment
            attachment={attachment}
            address={`/v1/attachments/${attachment.id}?workspace=${workspaceId}`}
          />
        </li>
      ))}
    </ul>
  );
}

function OneAttachment({ attachment, address }: { attachment: Attachment; address: string }) {
  const { writeSize } = useWords();
  const { kind, name, bytes } = attachment;
  const Icon = icons[kind] ?? Download;
  return (
    <>
      {kind === 'image' && (
        <a href={address} target="_blank" rel="noreferrer" className="block max-w-full">
          <img
            src={address}
            alt={name}
            loading="lazy"
            className="max-h-60 min-h-6 min-w-6 max-w-full rounded-box border border-line"
          />
        </a>
      )}
      {kind === 'audio' && (
        // biome-ignore lint/a11y/useMediaCaption: the words of a recording are the text of its message
        <audio controls preload="none" src={address} aria-label={name} className="w-72 max-w-full" />
      )}
      <a
        href={address}
        download={name}
        className="flex min-h-6 min-w-0 max-w-full items-center gap-1 text-xs text-soft underline-offset-2 hover:underline"
      >
        <Icon aria-hidden size={12} className="shrink-0" />
        <bdi className="min-w-0 truncate">{name}</bdi>
        <bdi className="numbers shrink-0">{writeSize(bytes)}</bdi>
      </a>
    </>
  );
}
