import type { Input } from '@jawab/sdk';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { Plus } from 'lucide-react';
import { useMay, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Choice, SearchField } from '../../ui/field.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { Pager } from '../../ui/pager.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { Total } from '../../ui/total.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { AddKnowledge } from './add-knowledge.tsx';
import { Crawls } from './crawls.tsx';
import { DocumentDrawer } from './document-drawer.tsx';
import { DocumentTable } from './document-table.tsx';
import { useDrop } from './dropped-files.ts';
import { PassageSearch } from './passage-search.tsx';
import { UploadList, useUploads } from './uploads.tsx';

const statuses = ['queued', 'processing', 'ready', 'failed'] as const;
const from = '/$workspaceId/knowledge';

export default function Knowledge() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const search = useSearch({ from });
  const { q, cursor } = search;
  const status = statuses.find((one) => one === search.status);
  const filters: Input<'list_knowledge'> = { q, status, limit: 100, cursor, count: true };
  const isDocuments = search.tab !== 'passages';
  const query = useRead('list_knowledge', filters, { keepsLast: true, enabled: isDocuments });
  const set = (change: Partial<typeof search>) =>
    void navigate({ search: (now) => Object.assign({}, now, change), replace: true });
  const filter = (change: Partial<typeof search>) => set(Object.assign({ cursor: undefined }, change));
  const add = () => set({ add: 'text' });
  const mayWrite = useMay()('kb:write');
  const isFiltered = !!(q || status);
  const uploads = useUploads();
  const isHeld = useDrop(mayWrite && !search.add, uploads.add);
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
      <UploadList uploads={uploads} />
      <Crawls />
      <Tabs
        label={say('knowledge')}
        open={isDocuments ? 'documents' : 'passages'}
        tabs={[
          { id: 'documents', title: say('documents') },
          { id: 'passages', title: say('searchPassages') },
        ]}
        searchOf={(tab) => ({ tab })}
      />
      {isDocuments ? (
        <>
          <div className="mb-4 flex flex-wrap items-end gap-3">
            <SearchField label={say('search')} value={q} onSearch={(next) => filter({ q: next })} />
            <Choice
              label={say('status')}
              value={status ?? ''}
              onChange={({ target }) => filter({ status: target.value || undefined })}
            >
              <option value="">{say('allStatuses')}</option>
              {statuses.map((one) => (
                <option key={one} value={one}>
                  {say(`document_${one}` as Key)}
                </option>
              ))}
            </Choice>
          </div>
          <Loaded query={query}>
            {({ data, next_cursor, total }) =>
              data.length === 0 ? (
                <Empty
                  title={say(isFiltered ? 'nothingFound' : 'noKnowledge')}
                  text={isFiltered ? undefined : say('noKnowledgeText')}
                >
                  {isFiltered ? (
                    <Button onClick={() => filter({ q: undefined, status: undefined })}>
                      {say('showAll')}
                    </Button>
                  ) : (
                    mayWrite && <Button onClick={add}>{say('addKnowledge')}</Button>
                  )}
                </Empty>
              ) : (
                <>
                  <Total count={total} />
                  <DocumentTable
                    documents={data}
                    mayWrite={mayWrite}
                    open={(document) => set({ document })}
                  />
                  <Pager cursor={cursor} next={next_cursor} />
                </>
              )
            }
          </Loaded>
        </>
      ) : (
        <PassageSearch q={q} onSearch={(next) => set({ q: next })} add={mayWrite ? add : undefined} />
      )}
      <AddKnowledge
        first={mayWrite ? search.add : undefined}
        onClose={() => set({ add: undefined })}
        upload={uploads.add}
      />
      {isHeld && (
        <div className="pointer-events-none fixed inset-0 z-20 grid place-items-center bg-shade">
          <p className="rounded-box border border-line bg-raised px-6 py-4 font-medium shadow-float">
            {say('addKnowledge')}
          </p>
        </div>
      )}
      <DocumentDrawer id={search.document} onClose={() => set({ document: undefined })} />
    </Page>
  );
}
