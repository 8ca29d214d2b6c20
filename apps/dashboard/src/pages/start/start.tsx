import { Link, useParams } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useMay, usePlace, useRead } from '../../data/api.tsx';
import { useForm } from '../../data/use-form.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { TextArea } from '../../ui/field.tsx';
import { Failure, NoPermission, Refusal } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.tsx';
import { AddFacts } from '../knowledge/with-facts-form.tsx';
import { FirstDocument } from './first-document.tsx';

const isLink = (text: string) => /^https?:\/\/\S+$/.test(text);

/** A title for what was pasted: the address of a link, which its page replaces by its own title, or the first line of a text. */
const titleOf = (text: string) =>
  isLink(text)
    ? text.slice(0, 200)
    : ((text.split('\n').find((line) => line.trim()) ?? text)
        .replace(/^#+\s*/, '')
        .trim()
        .slice(0, 80) as string);

export default function Start() {
  const { say, language } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId/start' });
  const { api } = usePlace();
  const may = useMay();
  const me = useRead('get_me', {});
  const [made, setMade] = useState<{ botId: string; documentId: string } | null>(null);
  const field = useRef<HTMLTextAreaElement>(null);
  const [hasForm, setHasForm] = useState(false);
  const findBot = async () => {
    const { data: bots } = await api.call('list_bots', { limit: 1 });
    const name = me.data?.data.workspace.name ?? 'Bot';
    return bots[0] ?? (await api.call('create_bot', { name, language })).data;
  };
  const form = useForm(async ({ knowledge = '' }) => {
    const text = knowledge.trim();
    const bot = await findBot();
    const content = isLink(text) ? { url: text } : { text };
    const { data } = await api.call('add_knowledge', Object.assign({ title: titleOf(text) }, content));
    setMade({ botId: bot.id, documentId: data.id });
  });
  return (
    <Page
      title={say('startTitle')}
      actions={
        <Link to="/$workspaceId" params={{ workspaceId }} className={buttonLook('quiet')}>
          {say('skip')}
        </Link>
      }
    >
      {me.error ? (
        <Failure error={me.error} retry={me.refetch} />
      ) : me.data && !may('kb:write') ? (
        <NoPermission />
      ) : made ? (
        <FirstDocument made={made} again={() => setMade(null)} />
      ) : hasForm ? (
        <AddFacts
          submit={say('makeAnswers')}
          prepare={findBot}
          onCancel={() => setHasForm(false)}
          onAdded={(documentId, bot) => bot && setMade({ botId: bot.id, documentId })}
        />
      ) : (
        <form className="grid gap-4" onSubmit={form.onSubmit}>
          <p className="text-soft">{say('startText')}</p>
          <TextArea
            label={say('pasteLabel')}
            name="knowledge"
            ref={field}
            rows={10}
            required
            maxLength={200_000}
            placeholder={say('pastePlaceholder')}
            hint={say('pasteHint')}
            error={form.fault('text') ?? form.fault('url')}
          />
          <Refusal error={form.error} />
          <div className="flex flex-wrap gap-2">
            <Button type="submit" kind="primary" isBusy={form.isBusy}>
              {say('makeAnswers')}
            </Button>
            <Button
              onClick={() => {
                if (field.current) field.current.value = say('sampleShop');
                field.current?.focus();
              }}
            >
              {say('useSampleShop')}
            </Button>
            <Button onClick={() => setHasForm(true)}>{say('add_facts')}</Button>
          </div>
        </form>
      )}
    </Page>
  );
}
