import { useQueryClient } from '@tanstack/react-query';
import { usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { useWords } from '../../words/words.tsx';

interface NewTestProps {
  botId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Writes a test case. */
export function NewTest({ botId, isOpen, onClose }: NewTestProps) {
  const { say } = useWords();
  return (
    <Dialog title={say('newTest')} isOpen={isOpen} onClose={onClose}>
      <TestForm botId={botId} onClose={onClose} />
    </Dialog>
  );
}

const linesOf = (text: string | undefined) => (text ?? '').split('\n').flatMap((line) => line.trim() || []);

function TestForm({ botId, onClose }: { botId: string; onClose: () => void }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const documents = useRead('list_knowledge', { limit: 200, status: 'ready' });
  const form = useForm(async ({ question = '', contains, never, document, language, unknown }) => {
    await api.call('create_test_case', {
      chatbotId: botId,
      question,
      expectedAnswer: contains || undefined,
      mustNotSay: linesOf(never),
      expectedDocumentId: document || undefined,
      language: language || undefined,
      expectUnanswered: unknown === 'on',
    });
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_test_cases'] });
    onClose();
  });
  return (
    <Form form={form} submit={say('add')} onCancel={onClose}>
      <TextField
        label={say('question')}
        name="question"
        required
        maxLength={2000}
        error={form.fault('question')}
      />
      <TextField
        label={say('expectedAnswer')}
        name="contains"
        maxLength={2000}
        error={form.fault('expectedAnswer')}
      />
      <TextArea
        label={say('mustNotSay')}
        name="never"
        rows={2}
        hint={say('oneALine')}
        error={form.fault('mustNotSay')}
      />
      <SelectField label={say('mustCite')} name="document">
        <option value="">{say('anyDocument')}</option>
        {documents.data?.data.map(({ id, title }) => (
          <option key={id} value={id} dir="auto">
            {title}
          </option>
        ))}
      </SelectField>
      <SelectField label={say('replyLanguage')} name="language">
        <option value="">{say('anyLanguage')}</option>
        <LanguageOptions />
      </SelectField>
      <CheckField label={say('expectUnanswered')} name="unknown" />
    </Form>
  );
}
