import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { usePlace } from '../../data/api.tsx';
import { keepChoice } from '../../data/keep-choice.ts';
import { useForm } from '../../data/use-form.ts';
import { Dialog } from '../../ui/dialog.tsx';
import { CheckField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { type Key, useWords } from '../../words/words.tsx';
import { showCrawl } from './crawls.tsx';
import { filesOf } from './dropped-files.ts';
import { AddFacts } from './with-facts-form.tsx';

const kinds = ['text', 'link', 'site', 'file', 'qa', 'facts'] as const;
type Kind = (typeof kinds)[number];

interface AddKnowledgeProps {
  /** The kind that the address names. Undefined: the form is closed. */
  first: string | undefined;
  onClose: () => void;
  upload: (files: readonly File[]) => void;
}

/** Adds a text, a link, a whole site, files, a question with its answer, or the facts of a form. */
export function AddKnowledge({ first, onClose, upload }: AddKnowledgeProps) {
  const { say } = useWords();
  const [chosen, setKind] = useState<Kind>();
  const kind = chosen ?? kinds.find((one) => one === first) ?? 'text';
  return (
    <Dialog title={say('addKnowledge')} isOpen={!!first} onClose={onClose}>
      <fieldset className="mb-5 flex flex-wrap gap-1">
        <legend className="sr-only">{say('kind')}</legend>
        {kinds.map((one) => (
          <label
            key={one}
            className="rounded-box border border-line px-3 py-1 text-sm has-checked:border-accent has-checked:bg-tint has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
          >
            <input
              type="radio"
              name="kind"
              value={one}
              checked={kind === one}
              onChange={() => setKind(one)}
              className="sr-only"
            />
            {say(`add_${one}` as Key)}
          </label>
        ))}
      </fieldset>
      {kind === 'facts' ? (
        <AddFacts submit={say('add')} onCancel={onClose} onAdded={onClose} />
      ) : (
        <AddForm key={kind} kind={kind} onClose={onClose} upload={upload} />
      )}
    </Dialog>
  );
}

function AddForm({ kind, onClose, upload }: { kind: Kind } & Omit<AddKnowledgeProps, 'first'>) {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const client = useQueryClient();
  const [files, setFiles] = useState<readonly File[]>([]);
  const form = useForm(async ({ title = '', text, url = '', question, answer, choose }) => {
    const crawl = choose ? { url, choose: true, maxPages: maxFound } : { url };
    if (kind === 'file') upload(files);
    else if (kind === 'site') showCrawl(workspaceId, (await api.call('crawl_site', crawl)).data.id);
    else if (kind === 'link') await api.call('add_knowledge', { title: title || url, url });
    else if (kind === 'qa')
      await api.call('add_knowledge', { title: question?.slice(0, 200) ?? '', question, answer });
    else await api.call('add_knowledge', { title, text });
    await client.invalidateQueries({ queryKey: [workspaceId, 'list_knowledge'] });
    onClose();
  });
  const isText = kind === 'text';
  return (
    <Form form={form} submit={say('add')} onCancel={onClose}>
      {isText && (
        <TextField label={say('title')} name="title" required maxLength={200} error={form.fault('title')} />
      )}
      {isText && <TextArea label={say('text')} name="text" rows={8} required error={form.fault('text')} />}
      {(kind === 'link' || kind === 'site') && (
        <TextField
          label={say('address')}
          name="url"
          type="url"
          required
          placeholder="https://"
          hint={say(kind === 'site' ? 'siteHint' : 'linkHint')}
          error={form.fault('url')}
        />
      )}
      {kind === 'site' && <ChooseFirst />}
      {kind === 'qa' && (
        <TextField label={say('question')} name="question" required error={form.fault('question')} />
      )}
      {kind === 'qa' && (
        <TextArea label={say('answer')} name="answer" required error={form.fault('answer')} />
      )}
      {kind === 'file' && <FileField files={files} onChoose={setFiles} />}
    </Form>
  );
}

/** True if somebody chooses the pages of a site before they are read. */
const useChoosesPages = keepChoice('jawab.choosePages', false);
/** The number of pages to choose from: the most that the service lists. */
const maxFound = 500;

function ChooseFirst() {
  const write = useBotWords();
  const [isOn, set] = useChoosesPages();
  if (!write) return null;
  return (
    <CheckField
      label={write('siteChoose')}
      hint={write('siteChooseHint')}
      name="choose"
      checked={isOn}
      onChange={({ target }) => set(target.checked)}
    />
  );
}

interface FileFieldProps {
  files: readonly File[];
  onChoose: (files: readonly File[]) => void;
}

/** Takes files that are chosen, or dropped on it. */
function FileField({ files, onChoose }: FileFieldProps) {
  const { say } = useWords();
  return (
    <label
      className="grid cursor-pointer gap-1 rounded-box border border-dashed border-edge p-4 text-sm has-focus-visible:outline-2 has-focus-visible:outline-accent"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        void filesOf(event.dataTransfer).then(onChoose);
      }}
    >
      <span className="font-medium">{say('dropHere')}</span>
      <span className="text-soft">{say('fileHint')}</span>
      <ul className="max-h-40 overflow-y-auto empty:hidden">
        {files.map((file, at) => (
          <li key={at}>
            <bdi>{file.name}</bdi>
          </li>
        ))}
      </ul>
      <input
        type="file"
        className="sr-only"
        multiple
        required={files.length === 0}
        onChange={({ target }) => onChoose([...(target.files ?? [])])}
      />
    </label>
  );
}
