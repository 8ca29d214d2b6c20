import { useQueryClient } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useCallback, useRef, useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Bar } from '../../ui/meter.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

interface Upload {
  file: File;
  state: 'waiting' | 'sent' | 'refused';
  error: Error | null;
}

export interface Uploads {
  all: Upload[];
  add(files: readonly File[]): void;
  clear(): void;
}

/** Sends files one after the other, and keeps why some were refused. */
export function useUploads(): Uploads {
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const [all, setAll] = useState<Upload[]>([]);
  const line = useRef(Promise.resolve());
  const add = useCallback(
    (files: readonly File[]) => {
      const added = files.map((file): Upload => ({ file, state: 'waiting', error: null }));
      const set = (upload: Upload, change: Partial<Upload>) =>
        setAll((now) => now.map((one) => (one.file === upload.file ? Object.assign({}, one, change) : one)));
      setAll((now) => [...(now.some(({ state }) => state === 'waiting') ? now : []), ...added]);
      for (const upload of added)
        line.current = line.current.then(async () => {
          const body = new FormData();
          body.set('file', upload.file);
          await api.upload(body).then(
            () => set(upload, { state: 'sent' }),
            (error: Error) => set(upload, { state: 'refused', error }),
          );
          await client.invalidateQueries({ queryKey: [workspaceId, 'list_knowledge'] });
        });
    },
    [api, client, workspaceId],
  );
  return { all, add, clear: () => setAll([]) };
}

/** How many files were sent, and which were refused. */
export function UploadList({ uploads: { all, clear } }: { uploads: Uploads }) {
  const { say, writeNumber } = useWords();
  if (all.length === 0) return null;
  const left = all.filter(({ state }) => state === 'waiting').length;
  const sent = all.filter(({ state }) => state === 'sent').length;
  return (
    <section className="mb-4 grid gap-2 rounded-box border border-line p-3 text-sm" aria-label={say('file')}>
      <div className="flex items-center gap-3">
        <p role="status" className="numbers whitespace-nowrap">
          {say('filesSent', { done: writeNumber(sent), count: writeNumber(all.length) })}
        </p>
        {left > 0 ? (
          <Bar share={(all.length - left) / all.length} />
        ) : (
          <Button
            kind="quiet"
            icon={X}
            className="-my-1.5 ms-auto"
            aria-label={say('close')}
            onClick={clear}
          />
        )}
      </div>
      <ul className="grid gap-2 empty:hidden">
        {all.map(
          ({ file, error }, at) =>
            error && (
              <li key={at}>
                <bdi className="font-medium">{file.name}</bdi>
                <Refusal error={error} />
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
