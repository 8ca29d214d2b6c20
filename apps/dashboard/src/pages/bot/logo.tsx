import { useRef } from 'react';
import { useChange } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useWords } from '../../words/words.tsx';
import type { Settings } from './draft.ts';

const maxBytes = 262_144;

const readBase64 = async (file: File) => {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
};

/** The picture in the head of the window. It is saved at once. */
export function Logo({ bot: { id, logo } }: { bot: Settings }) {
  const { say } = useWords();
  const write = useBotWords();
  const update = useChange('update_bot');
  const input = useRef<HTMLInputElement>(null);
  if (!write) return null;
  const choose = async (file: File | undefined) => {
    // The service refuses it too, and says why in English.
    if (file) update.mutate({ id, logo: file.size > maxBytes ? '-' : await readBase64(file) });
  };
  return (
    <div className="grid gap-1">
      <span className="text-sm font-medium">{write('logo')}</span>
      <div className="flex flex-wrap items-center gap-3">
        {logo && (
          <img
            src={logo}
            alt={write('logo')}
            width={48}
            height={48}
            className="size-12 rounded-full border border-line object-cover"
          />
        )}
        <input
          ref={input}
          type="file"
          hidden
          accept="image/png,image/jpeg,image/webp"
          aria-label={write('logo')}
          onChange={({ target }) => {
            void choose(target.files?.[0]);
            target.value = '';
          }}
        />
        <Button isBusy={update.isPending} onClick={() => input.current?.click()}>
          {write('logoChoose')}
        </Button>
        {logo && (
          <Button isBusy={update.isPending} onClick={() => update.mutate({ id, logo: '' })}>
            {say('remove')}
          </Button>
        )}
      </div>
      <p
        role={update.error ? 'alert' : undefined}
        className={`text-sm ${update.error ? 'text-danger' : 'text-soft'}`}
      >
        {write(update.error ? 'logoRefused' : 'logoHint')}
      </p>
    </div>
  );
}
