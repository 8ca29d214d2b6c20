import type { Bot } from '@jawab/sdk';
import { useWords } from '../words/words.tsx';
import { Choice } from './field.tsx';

interface BotChoiceProps {
  bots: readonly Bot[];
  value: string | undefined;
  onChoose: (id: string | undefined) => void;
  /** Offers all bots at once. */
  hasAll?: boolean;
}

/** Chooses one of the bots. */
export function BotChoice({ bots, value, onChoose, hasAll }: BotChoiceProps) {
  const { say } = useWords();
  if (bots.length < 2 && !bots[0]?.archived_at) return null;
  return (
    <Choice
      label={say('bot')}
      value={value ?? ''}
      onChange={({ target }) => onChoose(target.value || undefined)}
    >
      {hasAll && <option value="">{say('allBots')}</option>}
      {bots.map(({ id, name, archived_at }) => (
        <option key={id} value={id} dir="auto">
          {archived_at ? `${name} · ${say('archived')}` : name}
        </option>
      ))}
    </Choice>
  );
}

/** The bot of an address, else the default one. */
export const pickBot = (bots: readonly Bot[], id: string | undefined): Bot | undefined =>
  bots.find((bot) => bot.id === id) ?? bots.find(({ is_default }) => is_default) ?? bots[0];
