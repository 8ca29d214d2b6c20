import type { Output } from '@jawab/sdk';
import { useState } from 'react';
import { useChange, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { type Key, useWords } from '../../words/words.tsx';
import { EditFacts } from './with-facts-form.tsx';

type Document = Output<'get_knowledge'>['data'];

const intervals = ['never', 'daily', 'weekly', 'monthly'] as const;

/** Changes the title of a document, the words of a text or Q&A, and how often a page is fetched again. */
export function EditDocument({ id }: { id: string }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="text-sm font-medium">{say('editDocument')}</summary>
      <div className="mt-3">{isOpen && <Editor id={id} />}</div>
    </details>
  );
}

function Editor({ id }: { id: string }) {
  const document = useRead('get_knowledge', { id, content: true });
  return (
    <Loaded query={document} rows={2}>
      {({ data }) =>
        data.source_type === 'snippet' ? (
          <EditFacts document={data}>
            <EditForm document={data} />
          </EditFacts>
        ) : (
          <EditForm document={data} />
        )
      }
    </Loaded>
  );
}

function EditForm({ document }: { document: Document }) {
  const { say } = useWords();
  const change = useChange('update_knowledge');
  const { id, title, source_type, refresh } = document;
  // Only what differs from the words that were shown is sent, whatever others change meanwhile.
  const [before] = useState({ title, refresh, ...document.content });
  const form = useForm((values) =>
    change.mutateAsync({
      id,
      ...Object.fromEntries(
        Object.entries(values).filter(([name, value]) => value !== before[name as keyof typeof before]),
      ),
    }),
  );
  return (
    <Form form={form} submit={say('save')}>
      <TextField
        label={say('title')}
        name="title"
        required
        maxLength={500}
        defaultValue={title}
        error={form.fault('title')}
      />
      {source_type === 'snippet' && (
        <TextArea
          label={say('text')}
          name="text"
          required
          rows={14}
          defaultValue={document.content?.text ?? ''}
          error={form.fault('text')}
        />
      )}
      {source_type === 'qa' && (
        <>
          <TextField
            label={say('question')}
            name="question"
            required
            maxLength={2000}
            defaultValue={document.content?.question ?? ''}
            error={form.fault('question')}
          />
          <TextArea
            label={say('answer')}
            name="answer"
            required
            rows={6}
            defaultValue={document.content?.answer ?? ''}
            error={form.fault('answer')}
          />
        </>
      )}
      {source_type === 'url' && (
        <SelectField label={say('refresh')} name="refresh" defaultValue={refresh}>
          {intervals.map((one) => (
            <option key={one} value={one}>
              {say(`refresh_${one}` as Key)}
            </option>
          ))}
        </SelectField>
      )}
    </Form>
  );
}
