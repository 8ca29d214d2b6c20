import type { KBDocument } from '@jawab/sdk';
import { useQueryClient } from '@tanstack/react-query';
import { RefreshCw, RotateCw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useWords } from '../../words/words.tsx';

interface BulkBarProps {
  documents: KBDocument[];
  done: () => void;
}

/** Actions for several documents at once. They run one after the other, so that a refusal does not stop the rest. */
export function BulkBar({ documents, done }: BulkBarProps) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const remove = useDelete();
  const [isBusy, setBusy] = useState(false);
  const [failures, setFailures] = useState(0);
  const failed = documents.filter(({ status }) => status === 'failed');
  const pages = documents.filter(({ source_type }) => source_type === 'url');
  const each = async (chosen: KBDocument[], perform: (id: string) => Promise<unknown>) => {
    setBusy(true);
    setFailures(0);
    for (const { id } of chosen) await perform(id).catch(() => setFailures((count) => count + 1));
    setBusy(false);
    done();
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_knowledge'] });
  };
  const removeAll = () => {
    const ids = documents.map(({ id }) => id);
    remove({
      text: say('deletedMany', { count: ids.length }),
      perform: async () => {
        for (const id of ids) await api.call('delete_knowledge', { id });
      },
      restore: async () => {
        for (const id of ids) await api.call('restore_knowledge', { id });
      },
    });
    done();
  };
  return (
    <div role="status" className="mb-3 empty:mb-0">
      {failures > 0 && <p className="text-sm text-danger">{say('someFailed', { count: failures })}</p>}
      {documents.length > 0 && (
        <div className="flex flex-wrap items-center gap-2 rounded-box border border-line bg-tint px-3 py-2 text-sm">
          <span className="me-auto font-medium">{say('selected', { count: documents.length })}</span>
          {failed.length > 0 && (
            <Button
              icon={RotateCw}
              isBusy={isBusy}
              onClick={() => void each(failed, (id) => api.call('retry_knowledge', { id }))}
            >
              {say('retry')}
            </Button>
          )}
          {pages.length > 0 && (
            <Button
              icon={RefreshCw}
              isBusy={isBusy}
              onClick={() => void each(pages, (id) => api.call('recrawl_knowledge', { id }))}
            >
              {say('recrawl')}
            </Button>
          )}
          <Button kind="danger" icon={Trash2} isBusy={isBusy} onClick={removeAll}>
            {say('delete')}
          </Button>
        </div>
      )}
    </div>
  );
}
