import type { KBDocument } from '@jawab/sdk';
import { RotateCw } from 'lucide-react';
import { useChange, useMay, useRead } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty, Loaded, Refusal } from '../../ui/notice.tsx';
import { PassageText } from '../../ui/passage-text.tsx';
import { useWords } from '../../words/words.tsx';
import { DocumentStatus } from './document-status.tsx';
import { EditDocument } from './edit-document.tsx';
import { DocumentDays, UseInAnswers } from './use-in-answers.tsx';

/** A document: when it is used, and its passages as they are indexed. */
export function DocumentDrawer({ id, onClose }: { id: string | undefined; onClose: () => void }) {
  const { say } = useWords();
  const mayWrite = useMay()('kb:write');
  const document = useRead('get_knowledge', { id: id ?? '' }, { enabled: !!id });
  return (
    <Dialog title={document.data?.data.title ?? say('document')} isOpen={!!id} onClose={onClose} isDrawer>
      <Loaded query={document} rows={1}>
        {({ data }) => (
          <div className="mb-4 grid gap-3">
            <DocumentStatus document={data} />
            <WhatWasRead document={data} mayWrite={mayWrite} />
            <DocumentDays document={data} />
            {mayWrite && <EditDocument key={`edit ${data.id}`} id={data.id} />}
            {mayWrite && <UseInAnswers key={data.id} document={data} />}
          </div>
        )}
      </Loaded>
      {id && <Passages id={id} />}
    </Dialog>
  );
}

/** Shows the parts that were not read, the length of the original, and a way to read it again. */
function WhatWasRead({ document, mayWrite }: { document: KBDocument; mayWrite: boolean }) {
  const { say, writeNumber, writePercent } = useWords();
  const again = useChange('recrawl_knowledge');
  const { id, source_type, warnings, quality, page_count, status } = document;
  const isKept = source_type === 'url' || (source_type === 'file' && warnings.length > 0);
  return (
    <>
      <p className="flex flex-wrap gap-x-3 text-sm text-soft empty:hidden">
        {page_count !== null && (
          <span>
            {say('pages')}: {writeNumber(page_count)}
          </span>
        )}
        {quality !== null && <span>{say('documentQuality', { share: writePercent(quality) })}</span>}
      </p>
      {warnings.length > 0 && (
        <ul className="grid gap-2 rounded-box bg-warn-tint p-3 text-sm text-warn">
          {warnings.map(({ code, message }) => (
            <li key={code} dir="auto">
              {message}
            </li>
          ))}
        </ul>
      )}
      {mayWrite && isKept && status === 'ready' && (
        <div>
          <Button icon={RotateCw} onClick={() => again.mutate({ id })}>
            {say('recrawl')}
          </Button>
          <Refusal error={again.error} />
        </div>
      )}
    </>
  );
}

function Passages({ id }: { id: string }) {
  const { say } = useWords();
  const query = useRead('list_passages', { id, limit: 100 });
  return (
    <Loaded query={query}>
      {({ data }) =>
        data.length === 0 ? (
          <Empty title={say('noPassages')} />
        ) : (
          <ol className="grid gap-3">
            {data.map(({ id: passage, number, heading, text, language }) => (
              <li key={passage} className="rounded-box border border-line p-4">
                <p className="mb-1 flex gap-2 text-xs text-soft">
                  <span className="numbers">{number}</span>
                  {heading && <bdi>{heading}</bdi>}
                </p>
                <PassageText text={text} language={language} />
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
