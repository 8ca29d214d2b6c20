import { useChange, useMay, useRead } from '../../data/api.tsx';
import { SelectField } from '../../ui/field.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { type Key, useWords } from '../../words/words.tsx';

const schedules = ['never', 'daily', 'weekly'] as const;

/** Says how often the tests of a bot run by themselves. */
export function Schedule({ botId }: { botId: string }) {
  const { say } = useWords();
  const mayWrite = useMay()('bots:write');
  const bot = useRead('get_bot', { id: botId });
  const change = useChange('update_bot');
  if (!bot.data) return null;
  return (
    <div className="grid max-w-xs gap-2">
      <SelectField
        label={say('testSchedule')}
        value={change.variables?.testSchedule ?? bot.data.data.test_schedule}
        disabled={!mayWrite}
        onChange={({ target }) =>
          change.mutate({ id: botId, testSchedule: target.value as (typeof schedules)[number] })
        }
      >
        {schedules.map((one) => (
          <option key={one} value={one}>
            {say(`testSchedule_${one}` as Key)}
          </option>
        ))}
      </SelectField>
      <Refusal error={change.error} />
    </div>
  );
}
