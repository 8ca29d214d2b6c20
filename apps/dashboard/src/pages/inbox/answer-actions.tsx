import type { Output } from '@jawab/sdk';
import { Link, useParams } from '@tanstack/react-router';
import { FlaskConical, PencilLine } from 'lucide-react';
import { useState } from 'react';
import { useChange, useMay, usePlace } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

export type Message = Output<'get_conversation'>['data']['messages'][number];

interface AnswerActionsProps {
  answer: Message;
  question: Message;
  botId: string;
}

/** Corrects an answer of the bot, or keeps it as a test case. */
export function AnswerActions({ answer, question, botId }: AnswerActionsProps) {
  const { say } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId/inbox' });
  const mayWrite = useMay()('kb:write');
  const [isOpen, setOpen] = useState(false);
  const [isCorrected, setCorrected] = useState(false);
  const add = useChange('create_test_case');
  // An answer that the bot was not sure of is neither answered nor unanswered.
  if (!mayWrite || (answer.answered === null && answer.trace?.decision !== 'hedged')) return null;
  const keep = () =>
    add.mutate({
      chatbotId: botId,
      question: question.content,
      expectedDocumentIds: [...new Set(answer.sources.map(({ document_id }) => document_id))],
      expectUnanswered: answer.answered === false,
      language: answer.language,
    });
  return (
    <div className="flex flex-wrap items-center gap-1">
      <Button kind="quiet" icon={PencilLine} onClick={() => setOpen(true)}>
        {say('correct')}
      </Button>
      {add.isSuccess ? (
        <p role="status" className="text-sm text-good">
          {say('testMade')}{' '}
          <Link
            to="/$workspaceId/tests"
            params={{ workspaceId }}
            search={{ bot: botId }}
            className="underline"
          >
            {say('openTests')}
          </Link>
        </p>
      ) : (
        <Button kind="quiet" icon={FlaskConical} isBusy={add.isPending} onClick={keep}>
          {say('makeTest')}
        </Button>
      )}
      <p role="status" className="text-sm text-good empty:hidden">
        {isCorrected && say('corrected')}
      </p>
      <Refusal error={add.error} />
      <Dialog title={say('correct')} isOpen={isOpen} onClose={() => setOpen(false)}>
        <CorrectForm
          answer={answer}
          question={question.content}
          onCancel={() => setOpen(false)}
          onSaved={() => {
            setOpen(false);
            setCorrected(true);
          }}
        />
      </Dialog>
    </div>
  );
}

interface CorrectFormProps {
  answer: Message;
  question: string;
  onCancel: () => void;
  onSaved: () => void;
}

function CorrectForm({ answer, question, onCancel, onSaved }: CorrectFormProps) {
  const { say } = useWords();
  const { api } = usePlace();
  const form = useForm(async ({ text = '' }) => {
    await api.call('correct_answer', { messageId: answer.id, answer: text });
    onSaved();
  });
  return (
    <Form form={form} submit={say('saveAnswer')} onCancel={onCancel}>
      <p dir="auto" className="font-medium">
        {question}
      </p>
      <TextArea
        label={say('answer')}
        name="text"
        rows={6}
        defaultValue={answer.answered ? answer.content : ''}
        required
        hint={say('answerHint')}
        error={form.fault('answer')}
      />
    </Form>
  );
}
