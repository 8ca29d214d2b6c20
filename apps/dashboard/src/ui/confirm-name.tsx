import { useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import { TextField } from './field.tsx';
import { Refusal } from './notice.tsx';

interface ConfirmNameProps {
  title: string;
  text: string;
  /** The name that the person types before anything is deleted. */
  name: string;
  /** The label of the button that does it. */
  action: string;
  perform: () => Promise<unknown>;
}

/** A button that deletes something large, after the person typed its name. */
export function ConfirmName({ title, text, name, action, perform }: ConfirmNameProps) {
  const { say } = useWords();
  const [isOpen, setOpen] = useState(false);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = () => {
    setBusy(true);
    perform()
      .catch(setError)
      .finally(() => setBusy(false));
  };
  return (
    <>
      <Button kind="danger" onClick={() => setOpen(true)}>
        {title}
      </Button>
      <Dialog title={title} isOpen={isOpen} onClose={() => setOpen(false)}>
        <div className="grid gap-4">
          <p>{text}</p>
          <TextField
            label={say('typeToConfirm', { title: name })}
            value={typed}
            autoComplete="off"
            onChange={({ target }) => setTyped(target.value)}
          />
          <Refusal error={error} />
          <div className="flex justify-end gap-2">
            <Button onClick={() => setOpen(false)}>{say('cancel')}</Button>
            <Button kind="danger" disabled={typed.trim() !== name.trim()} isBusy={isBusy} onClick={run}>
              {action}
            </Button>
          </div>
        </div>
      </Dialog>
    </>
  );
}
