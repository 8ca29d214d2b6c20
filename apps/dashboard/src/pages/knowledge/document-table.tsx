import type { KBDocument } from '@jawab/sdk';
import { RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useChange, usePlace } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { type Column, Table } from '../../ui/table.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { BulkBar } from './bulk-bar.tsx';
import { DocumentStatus } from './document-status.tsx';
import { ReadFault } from './read-fault.tsx';

interface DocumentTableProps {
  documents: KBDocument[];
  mayWrite: boolean;
  open: (id: string) => void;
}

/** Documents with their states. Several can be chosen, to try them again, fetch them again or delete them. */
export function DocumentTable({ documents, mayWrite, open }: DocumentTableProps) {
  const { say, writeDay, writeNumber } = useWords();
  const { api } = usePlace();
  const remove = useDelete();
  const retry = useChange('retry_knowledge');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const selected = documents.filter(({ id }) => chosen.has(id));
  const toggle = (id: string) => setChosen((now) => now.symmetricDifference(new Set([id])));
  const isAll = selected.length === documents.length;
  const columns: Column<KBDocument>[] = [
    {
      title: say('title'),
      cell: ({ id, title, source_type, source_url }) => (
        <>
          <button
            type="button"
            onClick={() => open(id)}
            dir="auto"
            className="own-side min-w-48 font-medium hover:underline max-sm:min-w-0"
          >
            {title}
          </button>
          <div className="text-xs text-soft">
            {say(`source_${source_type}` as Key)} {source_url !== title && <bdi>{source_url}</bdi>}
          </div>
        </>
      ),
    },
    {
      title: say('status'),
      cell: (document) => (
        <>
          <DocumentStatus document={document} />
          {document.pages_read !== null && (
            <p className="numbers mt-1 text-xs text-soft">
              {say('pagesRead', {
                done: writeNumber(document.pages_read),
                count: writeNumber(document.page_count ?? document.pages_read),
              })}
            </p>
          )}
          {document.error && <ReadFault error={document.error} />}
        </>
      ),
    },
    {
      title: say('passages'),
      isNumber: true,
      isExtra: true,
      cell: ({ chunk_count }) => writeNumber(chunk_count),
    },
    {
      title: say('changed'),
      isNumber: true,
      isExtra: true,
      cell: ({ updated_at }) => writeDay(updated_at),
    },
    {
      title: say('actions'),
      isNumber: true,
      cell: ({ id, title, status }) =>
        mayWrite && (
          <>
            {status === 'failed' && (
              <Button kind="quiet" icon={RotateCw} className="-my-1.5" onClick={() => retry.mutate({ id })}>
                {say('retry')}
              </Button>
            )}
            <Button
              kind="quiet"
              icon={Trash2}
              className="-my-1.5"
              aria-label={say('deleteThis', { title })}
              onClick={() =>
                remove({
                  text: say('deleted', { title }),
                  perform: () => api.call('delete_knowledge', { id }),
                  restore: () => api.call('restore_knowledge', { id }),
                })
              }
            />
          </>
        ),
    },
  ];
  const choice: Column<KBDocument> = {
    title: say('actions'),
    isNarrow: true,
    head: (
      <input
        type="checkbox"
        aria-label={say('selectAll')}
        checked={isAll}
        onChange={() => setChosen(new Set(isAll ? [] : documents.map(({ id }) => id)))}
        className="block size-4 accent-accent"
      />
    ),
    cell: ({ id, title }) => (
      <input
        type="checkbox"
        aria-label={say('select', { title })}
        checked={chosen.has(id)}
        onChange={() => toggle(id)}
        className="mt-0.5 block size-4 accent-accent"
      />
    ),
  };
  return (
    <>
      <Refusal error={retry.error} />
      <BulkBar documents={selected} done={() => setChosen(new Set())} />
      <Table
        caption={say('knowledge')}
        rows={documents}
        keyOf={({ id }) => id}
        columns={mayWrite ? [choice, ...columns] : columns}
      />
    </>
  );
}
