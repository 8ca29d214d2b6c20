import { Link, useNavigate } from '@tanstack/react-router';
import { useRead } from '../../data/api.tsx';
import { BotChoice } from '../../ui/bot-choice.tsx';
import { Choice, SearchField } from '../../ui/field.tsx';
import { type Key, useWords } from '../../words/words.tsx';

const from = '/$workspaceId/inbox';

interface InboxFiltersProps {
  views: string[];
  view: string;
  q: string | undefined;
  bot: string | undefined;
  tag: string | undefined;
}

/** Chooses which conversations are listed. */
export function InboxFilters({ views, view, q, bot, tag }: InboxFiltersProps) {
  const { say } = useWords();
  const navigate = useNavigate({ from });
  const bots = useRead('list_bots', {});
  const tags = useRead('list_tags', {}).data?.data.map((one) => one.tag) ?? [];
  const choices = tag && !tags.includes(tag) ? [tag, ...tags] : tags;
  return (
    <div className="mb-4 flex flex-wrap items-center gap-3">
      <nav aria-label={say('inbox')} className="flex max-w-full gap-1 overflow-x-auto">
        {views.map((name) => (
          <Link
            key={name}
            from={from}
            to="."
            search={{ view: name, q, bot, tag }}
            aria-current={name === view ? 'page' : undefined}
            className="shrink-0 rounded-box px-2 py-1 text-sm sm:px-3 text-soft hover:bg-hover aria-[current=page]:bg-tint aria-[current=page]:font-medium aria-[current=page]:text-accent"
          >
            {say(`inbox_${name}` as Key)}
          </Link>
        ))}
      </nav>
      <SearchField
        label={say('search')}
        value={q}
        onSearch={(next) => void navigate({ search: { view, q: next, bot, tag }, replace: true })}
      />
      <BotChoice
        bots={bots.data?.data ?? []}
        value={bot}
        hasAll
        onChoose={(id) => void navigate({ search: { view, q, bot: id, tag }, replace: true })}
      />
      {choices.length > 0 && (
        <Choice
          label={say('tags')}
          value={tag ?? ''}
          onChange={({ target }) =>
            void navigate({ search: { view, q, bot, tag: target.value || undefined }, replace: true })
          }
        >
          <option value="">{say('allTags')}</option>
          {choices.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </Choice>
      )}
    </div>
  );
}
