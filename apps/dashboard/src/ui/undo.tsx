import { Undo2 } from 'lucide-react';
import { createContext, type ReactNode, use, useCallback, useMemo, useRef, useState } from 'react';
import { useWords } from '../words/words.tsx';
import { Button } from './button.tsx';
import { Refusal } from './notice.tsx';

const undoMs = 10_000;

interface Pending {
  /** The first of the ids. */
  id: string;
  ids: readonly string[];
  text: string;
}

interface Undo {
  /** Ids of records that are shown as gone. */
  gone: ReadonlySet<string>;
  /** Shows records as gone, and performs the change after ten seconds unless the person takes it back. */
  remove(ids: string | readonly string[], text: string, perform: () => Promise<unknown>): void;
}

const Context = createContext<Undo | null>(null);

export function UndoProvider({ children }: { children: ReactNode }) {
  const { say } = useWords();
  const [pending, setPending] = useState<Pending[]>([]);
  const [error, setError] = useState<Error | null>(null);
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>());
  const settle = useCallback((id: string) => {
    clearTimeout(timers.current.get(id));
    timers.current.delete(id);
    setPending((all) => all.filter((one) => one.id !== id));
  }, []);
  const remove = useCallback<Undo['remove']>(
    (given, text, perform) => {
      const ids = typeof given === 'string' ? [given] : given;
      const [id = ''] = ids;
      setError(null);
      setPending((all) => [...all, { id, ids, text }]);
      const run = () =>
        perform()
          .catch(setError)
          .finally(() => settle(id));
      timers.current.set(id, setTimeout(run, undoMs));
    },
    [settle],
  );
  const undo = useMemo(
    () => ({ gone: new Set(pending.flatMap(({ ids }) => ids)), remove }),
    [pending, remove],
  );
  return (
    <Context value={undo}>
      {children}
      <div role="status" className="fixed bottom-4 start-4 z-40 grid max-w-[calc(100%-32px)] gap-2">
        {pending.map(({ id, text }) => (
          <div
            key={id}
            className="flex items-center gap-3 rounded-box border border-line bg-raised py-2 ps-4 pe-2 text-sm shadow-float"
          >
            <span dir="auto">{text}</span>
            <Button kind="quiet" icon={Undo2} onClick={() => settle(id)}>
              {say('undo')}
            </Button>
          </div>
        ))}
        <Refusal error={error} />
      </div>
    </Context>
  );
}

export function useUndo(): Undo {
  const undo = use(Context);
  if (!undo) throw new Error('There is no UndoProvider above this component.');
  return undo;
}
