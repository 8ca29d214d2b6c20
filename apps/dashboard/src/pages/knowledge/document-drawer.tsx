import { useMay, useRead } from '../../data/api.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { Empty, Loaded } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';
import { DocumentStatus } from './document-status.tsx';
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
            <DocumentDays document={data} />
            {mayWrite && <UseInAnswers key={data.id} document={data} />}
          </div>
        )}
      </Loaded>
      {id && <Passages id={id} />}
    </Dialog>
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
                <p dir="auto" lang={language ?? undefined} className="whitespace-pre-wrap">
                  {text}
                </p>
              </li>
            ))}
          </ol>
        )
      }
    </Loaded>
  );
}
