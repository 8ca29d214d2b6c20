import { useState } from 'react';
import { useChange } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { SecretDialog } from '../../ui/secret-dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

/** How a site proves to the window who is signed in, and the secret for it. */
export function Identity({ botId }: { botId: string }) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const create = useChange('create_identity_secret');
  return (
    <Section
      title={say('identityTitle')}
      text={say('identityText')}
      actions={<Button onClick={() => setOpen(true)}>{say('rotateSecret')}</Button>}
    >
      <ol className="grid list-decimal grid-cols-1 gap-2 ps-5 text-sm">
        <li>{say('identitySign')}</li>
        <li>
          {say('identityPage')}
          <Code label={say('identityPage')} text="Jawab('identify', token);" />
        </li>
      </ol>
      <SecretDialog title={say('rotateSecret')} isOpen={isOpen} onClose={() => setOpen(false)}>
        {(show) => (
          <div className="grid gap-4">
            <p>{say('identityOld')}</p>
            <Refusal error={create.error} />
            <div className="flex justify-end gap-2">
              <Button onClick={() => setOpen(false)}>{say('cancel')}</Button>
              <Button
                kind="primary"
                isBusy={create.isPending}
                onClick={() => create.mutate({ id: botId }, { onSuccess: ({ data }) => show(data.secret) })}
              >
                {say('rotateSecret')}
              </Button>
            </div>
          </div>
        )}
      </SecretDialog>
    </Section>
  );
}
