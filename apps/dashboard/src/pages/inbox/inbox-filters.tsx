import { Link, useNavigate } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { useRead } from '../../data/api.tsx';
import { BotChoice } from '../../ui/bot-choice.tsx';
import { useChannelName } from '../../ui/channel.tsx';
import { Choice, SearchField } from '../../ui/field.tsx';
import { type Key, useWords } from '../../words/words.tsx';

const from = '/$workspaceId/inbox';

interface InboxFiltersProps {
  views: string[];
  view: string;
  onView: () => void;
  /** The other filters of the address. */
  kept: Partial<Record<'q' | 'bot' | 'tag' | 'channel' | 'language' | 'answered' | 'from' | 'to', string>>;
}

/** Chooses which conversations are listed. */
export function InboxFilters({ views, view, onView, kept }: InboxFiltersProps) {
  const { say, writeDay, nameLanguage } = useWords();
  const nameOf = useChannelName();
  const { q, bot, tag, from: first, to: last } = kept;
  const navigate = useNavigate({ from });
  const narrow = (change: typeof kept) =>
    void navigate({ search: Object.assign({ view }, kept, change), replace: true });
  const bots = useRead('list_bots', {});
  const tags = useRead('list_tags', {}).data?.data.map((one) => one.tag) ?? [];
  const choices = tag && !tags.includes(tag) ? [tag, ...tags] : tags;
  // Set by a click on a chart, and only taken away here.
  const chosen = [
    {
      name: [...new Set([first, last])].flatMap((day) => (day ? writeDay(day) : [])).join(' – '),
      of: first ?? last,
      without: { from: undefined, to: undefined },
    },
    { name: nameOf(kept.channel ?? ''), of: kept.channel, without: { channel: undefined } },
    { name: nameLanguage(kept.language ?? null), of: kept.language, without: { language: undefined } },
    { name: say('unanswered'), of: kept.answered, without: { answered: undefined } },
  ].filter(({ of }) => of);
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <nav aria-label={say('inbox')} className="flex max-w-full gap-1 overflow-x-auto">
        {views.map((name) => (
          <Link
            key={name}
            from={from}
            to="."
            search={Object.assign({ view: name }, kept)}
            onClick={onView}
            aria-current={name === view ? 'page' : undefined}
            className="shrink-0 rounded-box px-2 py-1 text-sm sm:px-3 text-soft hover:bg-hover aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-accent"
          >
            {say(`inbox_${name}` as Key)}
          </Link>
        ))}
      </nav>
      <SearchField label={say('search')} value={q} onSearch={(next) => narrow({ q: next })} />
      <BotChoice bots={bots.data?.data ?? []} value={bot} hasAll onChoose={(id) => narrow({ bot: id })} />
      {choices.length > 0 && (
        <Choice
          label={say('tags')}
          value={tag ?? ''}
          onChange={({ target }) => narrow({ tag: target.value || undefined })}
        >
          <option value="">{say('allTags')}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      )}
      {chosen.map(({ name, without }) => (
        <Link
          key={name}
          from={from}
          to="."
          search={Object.assign({ view }, kept, without)}
          aria-label={say('removeFilter', { name })}
          className="flex items-center gap-1 rounded-box bg-tint px-2 py-1 text-sm text-accent hover:bg-hover"
        >
          {name}
          <X aria-hidden size={14} />
        </Link>
      ))}
    </div>
  );
}
