import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useWords } from '../../words/words.tsx';

const columns =
  'question,askedBefore,expectedAnswer,mustNotSay,expectedDocumentIds,language,expectUnanswered';

interface ImportTestsProps {
  botId: string;
  isOpen: boolean;
  onClose: () => void;
}

/** Adds the test cases of a CSV file, or of a table that was pasted. */
export function ImportTests({ botId, isOpen, onClose }: ImportTestsProps) {
  const { say } = useWords();
  return (
    <Dialog title={say('importTests')} isOpen={isOpen} onClose={onClose}>
      <ImportForm botId={botId} onClose={onClose} />
    </Dialog>
  );
}

function ImportForm({ botId, onClose }: { botId: string; onClose: () => void }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const [csv, setCsv] = useState(`${columns}\n`);
  const form = useForm(async () => {
    await api.call('import_test_cases', { chatbotId: botId, csv });
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_test_cases'] });
    onClose();
  });
  const read = (file: File | undefined) => void file?.text().then(setCsv);
  return (
    <Form form={form} submit={say('importTests')} onCancel={onClose}>
      <TextField
        label={say('file')}
        type="file"
        accept=".csv,text/csv"
        onChange={({ target }) => read(target.files?.[0])}
      />
      <TextArea
        label={say('csvTable')}
        value={csv}
        rows={8}
        dir="ltr"
        required
        hint={say('importTestsHint')}
        error={form.fault('csv')}
        onChange={({ target }) => setCsv(target.value)}
      />
    </Form>
  );
}
