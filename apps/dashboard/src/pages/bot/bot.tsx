import { useBlocker, useNavigate, useParams } from '@tanstack/react-router';
import { useMay, useRead } from '../../data/api.tsx';
import { BotChoice, pickBot } from '../../ui/bot-choice.tsx';
import { Button } from '../../ui/button.tsx';
import { NoBots } from '../../ui/no-bots.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { Page } from '../../ui/page.tsx';
import { useWords } from '../../words/words.tsx';
import { AnswersHere } from './answers-here.tsx';
import { Basics } from './basics.tsx';
import { ContactForm } from './contact-form.tsx';
import { DangerZone } from './danger-zone.tsx';
import { type Draft, type Settings, useDraft } from './draft.ts';
import { Hours } from './hours.tsx';
import { Identity } from './identity.tsx';
import { Install } from './install.tsx';
import { Look } from './look.tsx';
import { NewBot } from './new-bot.tsx';
import { Preview } from './preview.tsx';

const from = '/$workspaceId/bots/$botId';

export default function BotPage() {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const { botId } = useParams({ from });
  const bots = useRead('list_bots', {});
  const archived = useRead('list_bots', { archived: true });
  const list = [...(bots.data?.data ?? []), ...(archived.data?.data ?? [])];
  const open = botId === 'default' ? pickBot(list, undefined)?.id : botId;
  const go = (id: string | undefined) => void navigate({ to: '.', params: { botId: id ?? 'default' } });
  return (
    <Page
      title={say('botSettings')}
      isWide
      actions={
        <>
          <BotChoice bots={list} value={open} onChoose={go} />
          <NewBot onMade={go} />
        </>
      }
    >
      <Loaded query={bots}>{() => (open ? <OneBot key={open} id={open} /> : <NoBots />)}</Loaded>
    </Page>
  );
}

function OneBot({ id }: { id: string }) {
  const query = useRead('get_bot', { id });
  return <Loaded query={query}>{({ data }) => <Editor stored={data} />}</Loaded>;
}

function Editor({ stored }: { stored: Settings }) {
  const { say } = useWords();
  const mayWrite = useMay()('bots:write');
  const draft = useDraft(stored);
  useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !confirm(say('unsavedLeave')),
    enableBeforeUnload: () => draft.isDirty,
    disabled: !draft.isDirty,
  });
  return (
    <div className="grid grid-cols-1 items-start gap-10 lg:grid-cols-[minmax(0,1fr)_360px]">
      <form
        className="grid grid-cols-1 gap-10"
        onSubmit={(event) => {
          event.preventDefault();
          void draft.save();
        }}
      >
        <fieldset disabled={!mayWrite} className="contents">
          <Basics draft={draft} />
          <Hours draft={draft} />
          <ContactForm draft={draft} />
          <Look draft={draft} />
          <Install draft={draft} mayWrite={mayWrite} />
        </fieldset>
        <AnswersHere botId={stored.id} />
        {mayWrite && <Identity botId={stored.id} />}
        {mayWrite && <SaveBar draft={draft} />}
        {mayWrite && <DangerZone bot={stored} />}
      </form>
      {!stored.archived_at && <Preview bot={draft.bot} stored={stored} />}
    </div>
  );
}

/** Stays in sight while something is not saved. */
function SaveBar({ draft }: { draft: Draft }) {
  const { say } = useWords();
  const { isDirty, isSaved, isBusy, error, discard } = draft;
  return (
    <div className={isDirty ? 'sticky bottom-4 z-10' : ''}>
      <div role="status" className="text-sm text-good">
        {isSaved && !isDirty && say('saved')}
      </div>
      {isDirty && (
        <div className="grid gap-2 rounded-box border border-line bg-raised p-3 shadow-float">
          <Refusal error={error} />
          <div className="flex flex-wrap justify-end gap-2">
            <Button onClick={discard}>{say('cancel')}</Button>
            <Button type="submit" kind="primary" isBusy={isBusy}>
              {say('save')}
            </Button>
          </div>
        </div>
      )}
    </div>
  );
}
