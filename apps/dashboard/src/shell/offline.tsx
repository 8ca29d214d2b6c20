import { WifiOff } from 'lucide-react';
import { useIsOffline } from '../data/connection.ts';
import { useWords } from '../words/words.tsx';

/** A line that says that there is no connection to the service. */
export function Offline() {
  const { say } = useWords();
  const isOffline = useIsOffline();
  return (
    <div role="status">
      {isOffline && (
        <p className="flex items-center gap-2 bg-warn-tint px-4 py-2 text-sm text-warn sm:px-8">
          <WifiOff aria-hidden size={16} className="shrink-0" /> {say('offline')}
        </p>
      )}
    </div>
  );
}
