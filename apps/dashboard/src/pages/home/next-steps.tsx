import { Link, useParams } from '@tanstack/react-router';
import { ChevronRight, Circle, CircleCheck } from 'lucide-react';
import { useMay, usePlace, useRead } from '../../data/api.tsx';
import { hasTried } from '../../data/tried.ts';
import { pickBot } from '../../ui/bot-choice.tsx';
import { Section } from '../../ui/section.tsx';
import { type Key, useWords } from '../../words/words.tsx';

export interface Step {
  key: Key;
  isDone: boolean;
  to: string;
}

/**
 * Returns the steps that are left in a new workspace, from its data. Undefined while it is read. Empty for a person who may not do them.
 */
export function useNextSteps(): Step[] | undefined {
  const { workspaceId } = usePlace();
  const me = useRead('get_me', {});
  const may = useMay();
  const enabled = may('bots:write') && may('members:read');
  const knowledge = useRead('list_knowledge', { limit: 1 }, { enabled });
  const asked = useRead('list_conversations', { limit: 1 }, { enabled });
  const members = useRead('list_members', { limit: 2 }, { enabled });
  const bots = useRead('list_bots', {}, { enabled });
  const botId = pickBot(bots.data?.data ?? [], undefined)?.id;
  const bot = useRead('get_bot', { id: botId ?? '' }, { enabled: !!botId });
  const reads = enabled ? [knowledge, asked, members, bots] : [];
  if ([me, ...reads].some(({ isFetched }) => !isFetched) || (botId && !bot.isFetched)) return undefined;
  if (!knowledge.data || !asked.data || !members.data || !bots.data || (botId && !bot.data)) return [];
  const { allowed_origins = [] } = bot.data?.data ?? {};
  return [
    { key: 'step_knowledge', isDone: knowledge.data.data.length > 0, to: '/$workspaceId/start' },
    { key: 'step_try', isDone: asked.data.data.length > 0 || hasTried(workspaceId), to: '/$workspaceId/try' },
    {
      key: 'step_site',
      isDone: allowed_origins.length > 0,
      to: '/$workspaceId/bots/$botId',
    },
    { key: 'step_team', isDone: members.data.data.length > 1, to: '/$workspaceId/team' },
  ];
}

/** The steps of a new workspace. Nothing is shown once everything is done. */
export function NextSteps({ steps }: { steps: Step[] }) {
  const { say } = useWords();
  const { workspaceId } = useParams({ from: '/$workspaceId/' });
  if (steps.every(({ isDone }) => isDone)) return null;
  return (
    <Section title={say('setupSteps')}>
      <ul className="divide-y divide-line rounded-box border border-line bg-raised">
        {steps.map(({ key, isDone, to }) => (
          <li key={key}>
            <Link
              to={to as '/$workspaceId/try'}
              params={{ workspaceId, botId: 'default' } as { workspaceId: string }}
              className="flex items-center gap-3 px-4 py-3 hover:bg-hover"
            >
              {isDone ? (
                <CircleCheck aria-label={say('done')} size={18} className="shrink-0 text-good" />
              ) : (
                <Circle aria-hidden size={18} className="shrink-0 text-soft" />
              )}
              <span className={`flex-1 ${isDone ? 'text-soft' : ''}`}>{say(key)}</span>
              <ChevronRight aria-hidden size={16} className="text-soft rtl:-scale-x-100" />
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
