import { useChange, useMay, useRead } from '../data/api.tsx';
import { Button } from '../ui/button.tsx';
import { Refusal } from '../ui/notice.tsx';
import { Section } from '../ui/section.tsx';
import { useWords } from '../words/words.tsx';

/** The latest wishes that agents could not fulfil. Without any, nothing is shown. */
export function AgentWishes() {
  const { say, writeTime } = useWords();
  const mayWrite = useMay()('kb:write');
  const { data: wishes } = useRead('list_missing', { limit: 200 });
  const dismiss = useChange('dismiss_missing');
  if (!wishes || wishes.data.length === 0) return null;
  return (
    <Section title={say('agentWishes')} text={say('agentWishesText')}>
      <Refusal error={dismiss.error} />
      <ul className="grid gap-3">
        {wishes.data.map(({ id, wanted, operation, count, reported_by, last_reported_at }) => (
          <li key={id} className="grid gap-2 rounded-box border border-line bg-raised p-4">
            <p dir="auto">{wanted}</p>
            <p className="numbers flex flex-wrap items-center gap-x-2 text-sm text-soft">
              {operation && <bdi className="font-mono text-xs">{operation}</bdi>}
              <span>
                {say('askedTimes', { count })} · {writeTime(last_reported_at)}
              </span>
              {reported_by && <bdi>{reported_by}</bdi>}
            </p>
            {mayWrite && (
              <div>
                <Button
                  isBusy={dismiss.isPending && dismiss.variables?.id === id}
                  onClick={() => dismiss.mutate({ id })}
                >
                  {say('dismiss')}
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
