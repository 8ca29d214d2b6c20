import { useNavigate } from '@tanstack/react-router';
import { useChange } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmName } from '../../ui/confirm-name.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';
import type { Settings } from './draft.ts';

/** Makes the bot the default one, or deletes it. */
export function DangerZone({ bot: { id, name, is_default } }: { bot: Settings }) {
  const { say } = useWords();
  const navigate = useNavigate();
  const update = useChange('update_bot');
  const remove = useChange('delete_bot');
  const deleted = async () => {
    await remove.mutateAsync({ id });
    await navigate({
      from: '/$workspaceId/bots/$botId',
      to: '/$workspaceId/bots/$botId',
      params: (now) => ({ workspaceId: now.workspaceId as string, botId: 'default' }),
    });
  };
  return (
    <>
      {!is_default && (
        <Section title={say('defaultBot')} text={say('makeDefaultHint')}>
          <div>
            <Button isBusy={update.isPending} onClick={() => update.mutate({ id, isDefault: true })}>
              {say('makeDefault')}
            </Button>
          </div>
          <Refusal error={update.error} />
        </Section>
      )}
      <Section title={say('deleteBot')} text={say('deleteBotHint')}>
        <div>
          <ConfirmName title={say('deleteBot')} text={say('deleteBotHint')} name={name} perform={deleted} />
        </div>
      </Section>
    </>
  );
}
