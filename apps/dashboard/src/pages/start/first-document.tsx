import { Link, useParams } from '@tanstack/react-router';
import { type FormEvent, useState } from 'react';
import { useRead } from '../../data/api.tsx';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextField } from '../../ui/field.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { useReported } from '../../words/use-reported.ts';
import { useWords } from '../../words/words.tsx';
import { DocumentStatus } from '../knowledge/document-status.tsx';
import { AnswerBox } from '../try/answer.tsx';
import { useAsk } from '../try/use-ask.ts';
import { makeQuestions } from './questions.ts';

interface FirstDocumentProps {
  made: { botId: string; documentId: string };
  again: () => void;
}

/** The states of the first document, then questions to its bot. */
export function FirstDocument({ made: { botId, documentId }, again }: FirstDocumentProps) {
  const { say } = useWords();
  const { sayFault } = useReported();
  const query = useRead('get_knowledge', { id: documentId });
  return (
    <Loaded query={query} rows={1}>
      {({ data: document }) => (
        <div className="grid gap-6">
          <div className="flex flex-wrap items-center justify-between gap-3 rounded-box border border-line bg-raised px-4 py-3">
            <p dir="auto" className="min-w-0 font-medium">
              {document.title}
            </p>
            <DocumentStatus document={document} />
          </div>
          {document.error && (
            <p role="alert" className="text-sm text-danger" dir="auto">
              {sayFault(document.error)}
            </p>
          )}
          {document.status === 'failed' && (
            <div>
              <Button onClick={again}>{say('tryOther')}</Button>
            </div>
          )}
          {document.status === 'ready' && <Questions botId={botId} documentId={documentId} />}
        </div>
      )}
    </Loaded>
  );
}

function Questions({ botId, documentId }: { botId: string; documentId: string }) {
  const { say } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId/start' });
  const passages = useRead('list_passages', { id: documentId, limit: 6 });
  const [own, setOwn] = useState('');
  const { asked, ask } = useAsk();
  const send = (event: FormEvent) => {
    event.preventDefault();
    if (own.trim()) void ask({ id: botId, message: own.trim() });
  };
  return (
    <>
      <section className="grid gap-3">
        <h2 className="text-base font-semibold">{say('askOne')}</h2>
        <ul className="flex flex-wrap gap-2">
          {makeQuestions(passages.data?.data ?? []).map((question) => (
            <li key={question}>
              <Button
                dir="auto"
                className="whitespace-normal text-start"
                onClick={() => void ask({ id: botId, message: question })}
              >
                {question}
              </Button>
            </li>
          ))}
        </ul>
        <form onSubmit={send} className="flex items-end gap-2 [&_button]:min-h-9">
          <div className="flex-1">
            <TextField
              label={say('ownQuestion')}
              value={own}
              maxLength={2000}
              onChange={({ target }) => setOwn(target.value)}
            />
          </div>
          <Button type="submit" disabled={!own.trim()}>
            {say('ask')}
          </Button>
        </form>
      </section>
      {asked && <AnswerBox asked={asked} />}
      {asked?.end?.answered && (
        <div>
          <Link to="/$workspaceId" params={{ workspaceId }} className={buttonLook('primary')}>
            {say('goOn')}
          </Link>
        </div>
      )}
    </>
  );
}
