import { useEffect, useRef } from 'react';
import { useMay, useRead } from '../../data/api.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { DocumentStatus } from '../knowledge/document-status.tsx';
import { AnswerBox } from './answer.tsx';
import { useAsk } from './use-ask.ts';

interface AskedAgainProps {
  question: string;
  botId: string;
  documentId: string;
}

/** Asks a question again as soon as its new answer is ready, and shows what the bot says now. */
export function AskedAgain({ question, botId, documentId }: AskedAgainProps) {
  const mayAsk = useMay()('chat:invoke');
  const query = useRead('get_knowledge', { id: documentId });
  const { asked, ask } = useAsk();
  const isReady = query.data?.data.status === 'ready';
  const hasAsked = useRef(false);
  useEffect(() => {
    if (!isReady || !mayAsk || hasAsked.current) return;
    hasAsked.current = true;
    void ask({ id: botId, message: question });
  });
  if (asked) return <AnswerBox asked={asked} />;
  return (
    <Loaded query={query} rows={1}>
      {({ data }) => (
        <p className="flex flex-wrap items-center justify-between gap-2 rounded-box border border-line p-4">
          <span dir="auto">{question}</span>
          <DocumentStatus document={data} />
        </p>
      )}
    </Loaded>
  );
}
