import { botLanguages } from '@jawab/language/bot-languages.ts';
import type { Output } from '@jawab/sdk';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useMay, usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { SelectField, TextArea, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { LanguageOptions } from '../../ui/language-options.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useWords } from '../../words/words.tsx';

type SavedReply = Output<'list_saved_replies'>['data'][number];

/** The texts that the team sends often. */
export function SavedReplies() {
  const { say } = useWords();
  const mayRead = useMay()('conversations:read');
  const mayWrite = useMay()('conversations:write');
  const query = useRead('list_saved_replies', {}, { enabled: mayRead });
  const [edited, setEdited] = useState<SavedReply | 'new' | null>(null);
  if (!mayRead) return null;
  return (
    <Section title={say('savedReplies')} text={say('savedRepliesText')}>
      <p className="text-sm">
        <code dir="ltr">{'{{customer.name}}'}</code> <code dir="ltr">{'{{agent.name}}'}</code>
      </p>
      <Loaded query={query} rows={1}>
        {({ data }) =>
          data.length > 0 && (
            <ul className="divide-y divide-line rounded-box border border-line">
              {data.map((one) => (
                <Row key={one.id} reply={one} onEdit={mayWrite ? () => setEdited(one) : undefined} />
              ))}
            </ul>
          )
        }
      </Loaded>
      {mayWrite && (
        <div>
          <Button icon={Plus} onClick={() => setEdited('new')}>
            {say('addSavedReply')}
          </Button>
        </div>
      )}
      <Dialog title={say('savedReplies')} isOpen={edited !== null} onClose={() => setEdited(null)}>
        {edited && <Editor reply={edited === 'new' ? undefined : edited} onClose={() => setEdited(null)} />}
      </Dialog>
    </Section>
  );
}

function Row({ reply, onEdit }: { reply: SavedReply; onEdit: (() => void) | undefined }) {
  const { say, nameLanguage } = useWords();
  const { api } = usePlace();
  const remove = useDelete();
  const { id, shortcut, text, language } = reply;
  const drop = () =>
    remove({
      text: say('deleted', { title: `/${shortcut}` }),
      perform: () => api.call('delete_saved_reply', { id }),
      restore: () => api.call('create_saved_reply', { shortcut, text, language: language ?? '' }),
    });
  return (
    <li className="flex items-center gap-2 px-4 py-2 text-sm">
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap gap-x-2">
          <bdi className="font-medium wrap-anywhere">/{shortcut}</bdi>
          {language && <span className="text-soft">{nameLanguage(language)}</span>}
        </p>
        <p dir="auto" lang={language ?? undefined} className="line-clamp-2 text-soft">
          {text}
        </p>
      </div>
      {onEdit && (
        <>
          <Button
            kind="quiet"
            icon={Pencil}
            aria-label={`${say('editDocument')}: /${shortcut}`}
            onClick={onEdit}
          />
          <Button kind="quiet" icon={Trash2} aria-label={`${say('delete')}: /${shortcut}`} onClick={drop} />
        </>
      )}
    </li>
  );
}

function Editor({ reply, onClose }: { reply: SavedReply | undefined; onClose: () => void }) {
  const { say } = useWords();
  const { api } = usePlace();
  const refresh = useRead('list_saved_replies', {}).refetch;
  const form = useForm(async ({ shortcut = '', text = '', language = '' }) => {
    if (reply) await api.call('update_saved_reply', { id: reply.id, shortcut, text, language });
    else await api.call('create_saved_reply', { shortcut, text, language });
    await refresh();
    onClose();
  });
  return (
    <Form form={form} submit={say('save')} onCancel={onClose}>
      <TextField
        label={say('shortcut')}
        name="shortcut"
        defaultValue={reply?.shortcut}
        required
        maxLength={40}
        error={form.fault('shortcut')}
      />
      <SelectField
        label={say('language')}
        name="language"
        defaultValue={reply?.language ?? ''}
        error={form.fault('language')}
      >
        <option value="">{say('anyLanguage')}</option>
        <LanguageOptions
          codes={reply?.language ? [...new Set([...botLanguages, reply.language])] : botLanguages}
        />
      </SelectField>
      <TextArea
        label={say('text')}
        name="text"
        rows={5}
        defaultValue={reply?.text}
        required
        maxLength={4000}
        hint={say('savedRepliesText')}
        error={form.fault('text')}
      />
    </Form>
  );
}
