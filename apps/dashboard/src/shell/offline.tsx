import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useWords } from '../words/words.tsx';

const subscribe = (changed: () => void) => {
  addEventListener('online', changed);
  addEventListener('offline', changed);
  return () => {
    removeEventListener('online', changed);
    removeEventListener('offline', changed);
  };
};

/** A line that says that the browser has no connection. */
export function Offline() {
  const { say } = useWords();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <div role="status">
      {!isOnline && (
        <p className="flex items-center gap-2 bg-warn-tint px-4 py-2 text-sm text-warn sm:px-8">
          <WifiOff aria-hidden size={16} /> {say('offline')}
        </p>
      )}
    </div>
  );
}
