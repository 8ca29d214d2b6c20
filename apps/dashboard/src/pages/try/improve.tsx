import { useState } from 'react';
import { useMay, usePlace } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';

interface ImproveProps {
  question: string;
  /** The first words of the form: the answer, or nothing if the bot was not sure of one. */
  answer: string;
  botId: string;
  onSaved: (documentId: string) => void;
}

/** Writes the right answer to a question as a question and answer of the bot. */
export function Improve({ question, answer, botId, onSaved }: ImproveProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  if (!useMay()('kb:write')) return null;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('improve')}</Button>
      <Dialog title={say('improve')} isOpen={isOpen} onClose={close}>
        <ImproveForm
          question={question}
          answer={answer}
          botId={botId}
          onSaved={(documentId) => {
            close();
            onSaved(documentId);
          }}
          onCancel={close}
        />
      </Dialog>
    </>
  );
}

function ImproveForm(props: ImproveProps & { onCancel: () => void }) {
  const { say } = useWords();
  const { api } = usePlace();
  const form = useForm(async ({ question = '', answer = '' }) => {
    const { data } = await api.call('add_knowledge', {
      chatbotId: props.botId,
      title: question.slice(0, 200),
      question,
      answer,
    });
    props.onSaved(data.id);
  });
  return (
    <Form form={form} submit={say('saveAnswer')} onCancel={props.onCancel}>
      <TextField
        label={say('question')}
        name="question"
        defaultValue={props.question}
        required
        maxLength={2000}
        error={form.fault('question')}
      />
      <TextArea
        label={say('answer')}
        name="answer"
        rows={6}
        defaultValue={props.answer}
        required
        hint={say('answerHint')}
        error={form.fault('answer')}
      />
    </Form>
  );
}
