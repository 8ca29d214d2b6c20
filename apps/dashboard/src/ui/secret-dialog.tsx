import { useBlocker } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { CopyButton } from './code.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';

interface SecretDialogProps {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  /** The form that makes the secret. It calls `show` with it. */
  children: (show: (secret: string) => void) => ReactNode;
}

/** Shows a new secret once. Whoever leaves before copying it is asked first. */
export function SecretDialog({ title, isOpen, onClose, children }: SecretDialogProps) {
  const { say } = useWords();
  const [secret, setSecret] = useState<string | null>(null);
  useBlocker({
    shouldBlockFn: ({ current, next }) => current.pathname !== next.pathname && !confirm(say('secretLeave')),
    enableBeforeUnload: () => secret !== null,
    disabled: secret === null,
  });
  const close = () => {
    if (secret && !confirm(say('secretLeave'))) return;
    setSecret(null);
    onClose();
  };
  return (
    <Dialog title={title} isOpen={isOpen} onClose={close}>
      {secret ? (
        <div className="grid gap-4">
          <TextField label={say('secret')} value={secret} readOnly hint={say('secretHint')} dir="ltr" />
          <div className="flex justify-end gap-2">
            <CopyButton text={secret} />
            <Button kind="primary" onClick={close}>
              {say('done')}
            </Button>
          </div>
        </div>
      ) : (
        children(setSecret)
      )}
    </Dialog>
  );
}
