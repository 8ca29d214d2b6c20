import type { Input, KBDocument } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus, RotateCw, Trash2 } from 'lucide-react';
import { useChange, useMay, usePlace, useRows } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, TextField } from '../../ui/field.tsx';
import { More } from '../../ui/more.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useUndo } from '../../ui/undo.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { AddKnowledge } from './add-knowledge.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentStatus } from './document-status.tsx';

const statuses = ['queued', 'processing', 'ready', 'failed'] as const;
const from = '/$workspaceId/knowledge';

export default function Knowledge() {
  const { say } = useWords();
  const may = useMay();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const filters: Input<'list_knowledge'> = {
    q: search.q,
    status: statuses.find((status) => status === search.status),
    limit: 50,
  };
  const { query, rows } = useRows('list_knowledge', filters);
  const { gone } = useUndo();
  const shown = rows.filter(({ id }) => !gone.has(id));
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (now) => Object.assign({}, now, change), replace: true });
  const add = () => set({ add: 'text' });
  const mayWrite = may('kb:write');
  return (
    <Page
      title={say('knowledge')}
      isWide
      actions={
        mayWrite && (
          <Button kind="primary" icon={Plus} onClick={add}>
            {say('addKnowledge')}
          </Button>
        )
      }
    >
      <div className="mb-4 flex flex-wrap items-end gap-3">
        <search className="min-w-48 flex-1">
          <form
            onSubmit={(event) => {
              event.preventDefault();
              set({ q: String(new FormData(event.currentTarget).get('q')) || undefined });
            }}
          >
            <TextField label={say('search')} name="q" type="search" defaultValue={search.q} />
          </form>
        </search>
        <Choice
          label={say('status')}
          value={search.status ?? ''}
          onChange={({ target }) => set({ status: target.value || undefined })}
        >
          <option value="">{say('allStatuses')}</option>
          {statuses.map((status) => (
            <option key={status} value={status}>
              {say(`document_${status}` as Key)}
            </option>
          ))}
        </Choice>
      </div>
      <Loaded query={query}>
        {() =>
          shown.length === 0 ? (
            <Empty
              title={say(search.q || search.status ? 'nothingFound' : 'noKnowledge')}
              text={search.q || search.status ? undefined : say('noKnowledgeText')}
            >
              {mayWrite && !search.q && !search.status && (
                <Button onClick={add}>{say('addKnowledge')}</Button>
              )}
            </Empty>
          ) : (
            <DocumentTable documents={shown} mayWrite={mayWrite} open={(document) => set({ document })} />
          )
        }
      </Loaded>
      <More query={query} />
      <AddKnowledge isOpen={!!search.add && mayWrite} onClose={() => set({ add: undefined })} />
      <DocumentDrawer id={search.document} onClose={() => set({ document: undefined })} />
    </Page>
  );
}

interface TableProps {
  documents: KBDocument[];
  mayWrite: boolean;
  open: (id: string) => void;
}

function DocumentTable({ documents, mayWrite, open }: TableProps) {
  const { say } = useWords();
  const retry = useChange('retry_knowledge');
  return (
    <>
      <Refusal error={retry.error} />
      <div className="overflow-x-auto rounded-box border border-line">
        <table className="w-full text-sm">
          <thead className="bg-side text-start text-xs text-soft">
            <tr>
              <th className="px-4 py-2 text-start font-medium">{say('title')}</th>
              <th className="px-4 py-2 text-start font-medium">{say('status')}</th>
              <th className="px-4 py-2 text-end font-medium max-sm:hidden">{say('passages')}</th>
              <th className="px-4 py-2 text-start font-medium max-sm:hidden">{say('changed')}</th>
              <th className="px-4 py-2">
                <span className="sr-only">{say('actions')}</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {documents.map((document) => (
              <DocumentRow
                key={document.id}
                document={document}
                open={() => open(document.id)}
                retry={mayWrite ? () => retry.mutate({ id: document.id }) : undefined}
                mayDelete={mayWrite}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

interface RowProps {
  document: KBDocument;
  open: () => void;
  retry?: () => void;
  mayDelete: boolean;
}

function DocumentRow({ document, open, retry, mayDelete }: RowProps) {
  const { say, writeDay, writeTime, writeNumber } = useWords();
  const { api } = usePlace();
  const { remove } = useUndo();
  const { id, title, source_type, source_url, status, chunk_count, updated_at, error } = document;
  const removed = () => remove(id, say('deleted', { title }), () => api.call('delete_knowledge', { id }));
  return (
    <tr className="border-t border-line align-top hover:bg-hover">
      <td className="px-4 py-2.5">
        <button type="button" onClick={open} dir="auto" className="text-start font-medium hover:underline">
          {title}
        </button>
        <div className="text-xs text-soft">
          {say(`source_${source_type}` as Key)} {source_url && <bdi>{source_url}</bdi>}
        </div>
      </td>
      <td className="px-4 py-2.5">
        <DocumentStatus document={document} />
        {error && (
          <p className="mt-1 text-xs text-soft" dir="auto">
            {error.message}
            {error.retry_at && ` ${say('nextTry', { at: writeTime(error.retry_at) })}`}
          </p>
        )}
      </td>
      <td className="numbers px-4 py-2.5 text-end max-sm:hidden">{writeNumber(chunk_count)}</td>
      <td className="numbers px-4 py-2.5 whitespace-nowrap text-soft max-sm:hidden">
        {writeDay(updated_at)}
      </td>
      <td className="px-2 py-1.5 text-end whitespace-nowrap">
        {status === 'failed' && retry && (
          <Button kind="quiet" icon={RotateCw} onClick={retry}>
            {say('retry')}
          </Button>
        )}
        {mayDelete && (
          <Button kind="quiet" icon={Trash2} onClick={removed} aria-label={say('deleteThis', { title })} />
        )}
      </td>
    </tr>
  );
}
