import type { Output } from '@jawab/sdk';
import { useState } from 'react';
import { useChange, usePlace, useRead } from '../../data/api.tsx';
import { canPush, endPush, hasPush, takePush } from '../../data/push.ts';
import { playTone } from '../../data/tone.ts';
import { CheckField, TextField } from '../../ui/field.tsx';
import { Loaded, Refusal } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useWords } from '../../words/words.tsx';

type Alerts = NonNullable<Output<'get_me'>['data']['alerts']>;

const zone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** How the person learns that a visitor waits for a person. */
export function AlertSettings() {
  const { say } = useWords();
  const query = useRead('get_me', {});
  const change = useChange('update_me');
  // A change is shown at once, while it is being saved.
  const [sent, setSent] = useState<Partial<Alerts>>({});
  const set = (next: Partial<Alerts>) => {
    setSent((before) => Object.assign({}, before, next));
    const { sound, mail, quiet_hours: quietHours } = next;
    change.mutate({ alerts: { sound, mail, quietHours } }, { onError: () => setSent({}) });
  };
  return (
    <Loaded query={query} rows={3}>
      {({ data }) => {
        const alerts = data.alerts && Object.assign({}, data.alerts, sent);
        return (
          alerts && (
            <Section title={say('alerts')} text={say('alertsText')}>
              <div className="grid gap-3">
                <CheckField
                  label={say('alertSound')}
                  checked={alerts.sound}
                  onChange={({ target }) => {
                    if (target.checked) playTone();
                    set({ sound: target.checked });
                  }}
                />
                <PushField />
                <CheckField
                  label={say('alertMail')}
                  checked={alerts.mail}
                  onChange={({ target }) => set({ mail: target.checked })}
                />
                <CheckField
                  label={say('quietHours')}
                  checked={alerts.quiet_hours !== null}
                  onChange={({ target }) =>
                    set({
                      quiet_hours: target.checked ? { from: '22:00', to: '07:00', timezone: zone() } : null,
                    })
                  }
                />
                {alerts.quiet_hours && (
                  <QuietFields
                    key={`${alerts.quiet_hours.from}${alerts.quiet_hours.to}`}
                    from={alerts.quiet_hours.from}
                    to={alerts.quiet_hours.to}
                    onChange={(from, to) => set({ quiet_hours: { from, to, timezone: zone() } })}
                  />
                )}
                <Refusal error={change.error} />
              </div>
            </Section>
          )
        );
      }}
    </Loaded>
  );
}

interface QuietFieldsProps {
  from: string;
  to: string;
  onChange: (from: string, to: string) => void;
}

/** When the quiet hours begin and end, kept when a field is left. */
function QuietFields({ from, to, onChange }: QuietFieldsProps) {
  const { say } = useWords();
  return (
    <div className="grid max-w-xs grid-cols-2 gap-3 ps-6">
      <TextField
        label={say('hoursFrom')}
        type="time"
        defaultValue={from}
        required
        onBlur={({ target }) => target.value && target.value !== from && onChange(target.value, to)}
      />
      <TextField
        label={say('hoursTo')}
        type="time"
        defaultValue={to}
        required
        onBlur={({ target }) => target.value && target.value !== to && onChange(from, target.value)}
      />
    </div>
  );
}

/** Subscribes this browser to push messages. */
function PushField() {
  const { say } = useWords();
  const { api, workspaceId } = usePlace();
  const [isOn, setOn] = useState(() => hasPush(workspaceId));
  const [isBlocked, setBlocked] = useState(() => !canPush() || Notification.permission === 'denied');
  const [error, setError] = useState<Error | null>(null);
  const turn = (next: boolean) => {
    setError(null);
    setOn(next);
    const done = next ? takePush(api, workspaceId) : endPush(api, workspaceId).then(() => false);
    done.then(
      (isTaken) => {
        setOn(isTaken);
        setBlocked(next && !isTaken);
      },
      (refused) => {
        setOn(!next);
        setError(refused);
      },
    );
  };
  return (
    <>
      <CheckField
        label={say('alertPush')}
        hint={say(isBlocked ? 'alertBlocked' : 'alertPushHint')}
        checked={isOn}
        disabled={isBlocked && !isOn}
        onChange={({ target }) => turn(target.checked)}
      />
      <Refusal error={error} />
    </>
  );
}
