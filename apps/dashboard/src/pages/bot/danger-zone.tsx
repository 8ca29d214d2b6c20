import { useNavigate } from '@tanstack/react-router';
import { useChange, usePlace } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmName } from '../../ui/confirm-name.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useDelete } from '../../ui/undo.tsx';
import { useWords } from '../../words/words.tsx';
import type { Settings } from './draft.ts';

/** Makes the bot the default one, archives or deletes it. */
export function DangerZone({ bot: { id, name, is_default, archived_at } }: { bot: Settings }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const update = useChange('update_bot');
  const archive = useChange('archive_bot');
  const restore = useChange('restore_bot');
  const { api } = usePlace();
  const remove = useDelete();
  const deleted = async () => {
    remove({
      text: say('deleted', { title: name }),
      perform: () => api.call('delete_bot', { id }),
      restore: () => api.call('restore_bot', { id }),
    });
    await navigate({
      from: '/$workspaceId/bots/$botId',
      to: '/$workspaceId/bots/$botId',
      params: (now) => ({ workspaceId: now.workspaceId as string, botId: 'default' }),
    });
  };
  return (
    <>
      {!is_default && !archived_at && (
        <Section title={say('defaultBot')} text={say('makeDefaultHint')}>
          <div>
            <Button isBusy={update.isPending} onClick={() => update.mutate({ id, isDefault: true })}>
              {say('makeDefault')}
            </Button>
          </div>
          <Refusal error={update.error} />
        </Section>
      )}
      <Section title={say(archived_at ? 'archived' : 'archiveBot')} text={say('archiveBotHint')}>
        <div>
          {archived_at ? (
            <Button isBusy={restore.isPending} onClick={() => restore.mutate({ id })}>
              {say('restoreBot')}
            </Button>
          ) : (
            <Button isBusy={archive.isPending} onClick={() => archive.mutate({ id })}>
              {say('archiveBot')}
            </Button>
          )}
        </div>
        <Refusal error={archive.error ?? restore.error} />
      </Section>
      <Section title={say('deleteBot')} text={say('deleteBotHint')}>
        <div>
          <ConfirmName
            title={say('deleteBot')}
            text={say('deleteBotHint')}
            action={say('delete')}
            name={name}
            perform={deleted}
          />
        </div>
      </Section>
    </>
  );
}
