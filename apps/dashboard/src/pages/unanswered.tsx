import type { Output } from '@jawab/sdk';
import { Link, useParams, useSearch } from '@tanstack/react-router';
import { CircleHelp } from 'lucide-react';
import { useState } from 'react';
import { useChange, useMay, usePlace, useRead } from '../data/api.tsx';
import { useForm } from '../data/use-form.ts';
import { Badge } from '../ui/badge.tsx';
import { Button, buttonLook } from '../ui/button.tsx';
import { ExportButton } from '../ui/export-button.tsx';
import { TextArea } from '../ui/field.tsx';
import { Form } from '../ui/form.tsx';
import { Empty, Loaded, Refusal } from '../ui/notice.tsx';
import { Page } from '../ui/page.tsx';
import { Pager } from '../ui/pager.tsx';
import { useWords } from '../words/words.tsx';
import { AgentWishes } from './agent-wishes.tsx';
import { AskedAgain } from './try/asked-again.tsx';

const from = '/$workspaceId/unanswered';

type Gap = Output<'list_unanswered'>['data'][number];

export default function Unanswered() {
  const { say } = useWords();
  const { workspaceId } = useParams({ from });
  const { cursor } = useSearch({ from });
  const query = useRead('list_unanswered', { limit: 50, cursor }, { keepsLast: true });
  const [answered, setAnswered] = useState<{ gap: Gap; documentId: string }[]>([]);
  const isAnswered = (id: string) => answered.some(({ gap }) => gap.id === id);
  return (
    <Page title={say('unanswered')} actions={<ExportButton of="list_unanswered" input={{}} />}>
      <div className="grid gap-3">
        {answered.map(({ gap, documentId }) => (
          <AskedAgain key={gap.id} question={gap.question} botId={gap.chatbot_id} documentId={documentId} />
        ))}
        <Loaded query={query}>
          {({ data, next_cursor }) =>
            data.length === 0 && answered.length === 0 ? (
              <Empty title={say('noGaps')} text={say('noGapsText')}>
                <Link to="/$workspaceId/try" params={{ workspaceId }} className={buttonLook()}>
                  {say('tryIt')}
                </Link>
              </Empty>
            ) : (
              <>
                <ul className="grid gap-3">
                  {data
                    .filter(({ id }) => !isAnswered(id))
                    .map((gap) => (
                      <li key={gap.id}>
                        <GapCard
                          gap={gap}
                          onAnswered={(documentId) => setAnswered((all) => [...all, { gap, documentId }])}
                        />
                      </li>
                    ))}
                </ul>
                <Pager cursor={cursor} next={next_cursor} />
              </>
            )
          }
        </Loaded>
        <AgentWishes />
      </div>
    </Page>
  );
}

function GapCard({ gap, onAnswered }: { gap: Gap; onAnswered: (documentId: string) => void }) {
  const { say, nameLanguage, writeTime } = useWords();
  const { workspaceId } = useParams({ from });
  const mayWrite = useMay()('kb:write');
  const { id, kind, question, examples, answer, count, languages, last_asked_at, session_id } = gap;
  const [isOpen, setOpen] = useState(false);
  const dismiss = useChange('resolve_unanswered');
  return (
    <article className="grid gap-3 rounded-box border border-line bg-raised p-4">
      <div>
        <h2 dir="auto" className="own-side text-base font-semibold">
          {question}
        </h2>
        {examples.length > 0 && (
          <ul className="list-inside list-disc text-sm text-soft">
            {examples.map((example) => (
              <li key={example}>
                <bdi>{example}</bdi>
              </li>
            ))}
          </ul>
        )}
        <p className="numbers flex flex-wrap items-center gap-x-2 text-sm text-soft">
          {kind === 'not_sure' && (
            <Badge tone="warn" icon={CircleHelp}>
              {say('hedged')}
            </Badge>
          )}
          <span>
            {say('askedTimes', { count })} · {languages.map(nameLanguage).join(', ')} ·{' '}
            {writeTime(last_asked_at)}
          </span>
        </p>
      </div>
      <blockquote dir="auto" className="whitespace-pre-line border-s-2 border-line ps-3 text-sm text-soft">
        {answer}
      </blockquote>
      {isOpen ? (
        <AnswerForm gap={gap} onAnswered={onAnswered} onCancel={() => setOpen(false)} />
      ) : (
        <div className="flex flex-wrap gap-2">
          {mayWrite && <Button onClick={() => setOpen(true)}>{say('writeAnswer')}</Button>}
          {mayWrite && (
            <Button isBusy={dismiss.isPending} onClick={() => dismiss.mutate({ id, dismiss: true })}>
              {say('dismiss')}
            </Button>
          )}
          <Link
            to="/$workspaceId/inbox"
            params={{ workspaceId }}
            search={{ view: 'all', session: session_id }}
            className={buttonLook('quiet')}
          >
            {say('conversation')}
          </Link>
        </div>
      )}
      <Refusal error={dismiss.error} />
    </article>
  );
}

/** The passage that comes closest to a question, and whether it is enough for an answer. */
function ClosestPassage({ gap: { question, chatbot_id } }: { gap: Gap }) {
  const { say } = useWords();
  const { data: found } = useRead('search_knowledge', { query: question, chatbotId: chatbot_id, limit: 1 });
  const passage = found?.data[0];
  if (!passage) return null;
  return (
    <div className="grid gap-1 rounded-box bg-side px-3 py-2 text-sm">
      <p className="text-xs text-soft">
        <bdi className="font-medium text-ink">{passage.title}</bdi> ·{' '}
        {say(found.answerable ? 'wouldAnswer' : 'wouldNotAnswer')}
      </p>
      <p dir="auto" className="line-clamp-4">
        {passage.text}
      </p>
    </div>
  );
}

interface AnswerFormProps {
  gap: Gap;
  onAnswered: (documentId: string) => void;
  onCancel: () => void;
}

function AnswerForm({ gap, onAnswered, onCancel }: AnswerFormProps) {
  const { say } = useWords();
  const { api } = usePlace();
  const form = useForm(async ({ answer = '' }) => {
    const { data } = await api.call('resolve_unanswered', { id: gap.id, answer });
    onAnswered(data.document_id ?? '');
  });
  return (
    <Form form={form} submit={say('saveAnswer')} onCancel={onCancel}>
      <ClosestPassage gap={gap} />
      <TextArea label={say('answer')} name="answer" required autoFocus hint={say('answerHint')} />
    </Form>
  );
}
