import { Dialog } from '../ui/dialog.tsx';
import { paletteKeys, useSendKeys } from '../ui/single-keys.ts';
import { type Key, useWords } from '../words/words.tsx';

const keys: [string, Key][] = [
  [paletteKeys, 'palettePlaceholder'],
  ['/', 'key_search'],
  ['n', 'nextPage'],
  ['j', 'key_next'],
  ['k', 'key_previous'],
  ['r', 'key_reply'],
  ['e', 'closeConversation'],
  ['a', 'assignToMe'],
];

/** Lists what the keys do. */
export function Shortcuts({ close }: { close: () => void }) {
  const { say } = useWords();
  const sendKeys = useSendKeys();
  return (
    <Dialog title={say('shortcuts')} isOpen onClose={close}>
      <dl className="grid gap-2">
        {[...keys, [sendKeys, 'key_send'] as const, ['?', 'key_help'] as const].map(([key, meaning]) => (
          <div key={key} className="flex items-center justify-between gap-4">
            <dt>{say(meaning)}</dt>
            <dd>
              <kbd dir="ltr" className="rounded-box border border-line bg-side px-2 py-0.5 font-mono text-xs">
                {key}
              </kbd>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
