import { useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useEffect, useRef, useState } from 'react';
import { usePlace } from '../data/api.tsx';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Refusal } from './notice.tsx';

const shownMs = 10_000;

interface Deletion {
  /** Says what was deleted. */
  text: string;
  perform: () => Promise<unknown>;
  restore: () => Promise<unknown>;
}

/** Deletes something, and offers to restore it for ten seconds. */
type Delete = (deletion: Deletion) => void;

const Context = createContext<Delete | null>(null);

export function UndoProvider({ children }: { children: ReactNode }) {
  const { say } = useWords();
  const { workspaceId } = usePlace();
  const client = useQueryClient();
  const [done, setDone] = useState<Deletion[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const timers = useRef(new Set<ReturnType<typeof setTimeout>>());
  const hide = useCallback(
    (deletion: Deletion) => setDone((all) => all.filter((one) => one !== deletion)),
    [],
  );
  const change = useCallback(
    (perform: () => Promise<unknown>) => {
      setError(null);
      return perform()
        .catch(setError)
        .finally(() => client.invalidateQueries({ queryKey: [workspaceId] }));
    },
    [client, workspaceId],
  );
  const remove = useCallback<Delete>(
    (deletion) =>
      void change(async () => {
        await deletion.perform();
        setDone((all) => [...all, deletion]);
        timers.current.add(setTimeout(() => hide(deletion), shownMs));
      }),
    [change, hide],
  );
  useEffect(() => {
    const running = timers.current;
    return () => running.forEach(clearTimeout);
  }, []);
  return (
    <Context value={remove}>
      {children}
      <div role="status" className="fixed bottom-4 start-4 z-40 grid max-w-[calc(100%-32px)] gap-2">
        {done.map((deletion, at) => (
          <div
            key={at}
            className="flex items-center gap-3 rounded-box border border-line bg-raised py-2 ps-4 pe-2 text-sm shadow-float"
          >
            <span dir="auto">{deletion.text}</span>
            <Button
              kind="quiet"
              icon={Undo2}
              onClick={() => {
                hide(deletion);
                void change(deletion.restore);
              }}
            >
              {say('undo')}
            </Button>
          </div>
        ))}
        <Refusal error={error} />
      </div>
    </Context>
  );
}

/** Returns the function that deletes something so that it can be undone. */
export function useDelete(): Delete {
  const remove = use(Context);
  if (!remove) throw new Error('There is no UndoProvider above this component.');
  return remove;
}
