import type { Output } from '@jawab/sdk';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useChange, usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { buttonLook } from '../../ui/button.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
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
          <div className="grid gap-4">
            {data.source_type === 'file' && <ReplaceFile id={data.id} />}
            <EditForm document={data} />
          </div>
        )
      }
    </Loaded>
  );
}

/** Sends another file in the place of the one that the document was read from. */
function ReplaceFile({ id }: { id: string }) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const replace = useMutation({
    mutationFn: async (file: File) => {
      const body = new FormData();
      body.set('file', file);
      body.set('replaces', id);
      await api.upload(body);
      await client.invalidateQueries({ queryKey: [workspaceId] });
    },
  });
  return (
    <div className="grid justify-items-start gap-1">
      <label
        className={`${buttonLook()} cursor-pointer has-focus-visible:outline-2 has-focus-visible:outline-accent`}
        aria-busy={replace.isPending}
      >
        {say('replaceFile')}
        <input
          type="file"
          className="sr-only"
          disabled={replace.isPending}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file) replace.mutate(file);
            target.value = '';
          }}
        />
      </label>
      <p className="text-sm text-soft">{say('replaceFileHint')}</p>
      <Refusal error={replace.error} />
    </div>
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
