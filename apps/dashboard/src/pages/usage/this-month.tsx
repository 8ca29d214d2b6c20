import { useRead } from '../../data/api.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Loaded } from '../../ui/notice.tsx';
import { useWords } from '../../words/words.tsx';

/** The quotas of this month. */
export function ThisMonth() {
  const { say, writeDay } = useWords();
  const usage = useRead('get_usage', {});
  return (
    <Loaded query={usage} rows={1}>
      {({ data: { messages, bots, resets_at } }) => {
        const isFull = messages.limit !== null && messages.used >= messages.limit;
        return (
          <div className="grid items-start gap-4 rounded-box border border-line bg-raised p-4 sm:grid-cols-2 sm:gap-8">
            <div className="grid gap-2">
              <Meter label={say('messagesThisMonth')} used={messages.used} limit={messages.limit} />
              <p className={`text-sm ${isFull ? 'text-danger' : 'text-soft'}`}>
                {say(isFull ? 'quotaFull' : 'resetsAt', { at: writeDay(resets_at.slice(0, 10)) })}
              </p>
            </div>
            <Meter label={say('bots')} used={bots.used} limit={bots.limit} />
          </div>
        );
      }}
    </Loaded>
  );
}
