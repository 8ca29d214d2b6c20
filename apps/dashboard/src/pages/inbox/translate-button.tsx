import { Languages } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useReported } from '../../words/use-reported.ts';
import { useWords } from '../../words/words.tsx';
import type { Translation } from './use-translation.ts';

/** Shows and hides the translation of a conversation, and says why messages are not translated. */
export function TranslateButton({ translation }: { translation: Translation }) {
  const { say } = useWords();
  const { sayUntranslated } = useReported();
  const { isOn, isBusy, isReady, note, error, toggle, retry } = translation;
  return (
    <>
      <Button kind="quiet" icon={Languages} isBusy={isBusy && !isReady} onClick={toggle}>
        {say(isOn ? 'hideTranslation' : 'translate')}
      </Button>
      <div role="status" className="flex flex-wrap items-center gap-2 text-sm empty:hidden">
        {isReady && !note && <span className="sr-only">{say('machineTranslation')}</span>}
        {note && <p dir="auto">{sayUntranslated(note)}</p>}
      </div>
      {note && (
        <Button isBusy={isBusy} onClick={retry}>
          {say('retry')}
        </Button>
      )}
      <Refusal error={error} />
    </>
  );
}
