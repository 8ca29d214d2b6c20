import { CircleCheck, CircleX } from 'lucide-react';
import { useState } from 'react';
import { useChange } from '../../data/api.tsx';
import { faultOf } from '../../data/use-form.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { TextField } from '../../ui/field.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useReported } from '../../words/use-reported.ts';
import { type Key, useWords } from '../../words/words.tsx';

interface CheckSiteProps {
  botId: string;
  /** The code that shows the bot. */
  snippet: string;
  /** Sites in the list, saved or not. */
  allowed: readonly string[];
  /** Puts a site into the list, where it is still to be saved. */
  allow: (origin: string) => void;
}

/** Fetches a page of the customer and says what is missing there. A site that is not in the list is put there by one click. */
export function CheckSite({ botId, snippet, allowed, allow }: CheckSiteProps) {
  const { say } = useWords();
  const { sayCheck } = useReported();
  const write = useBotWords();
  const [url, setUrl] = useState('');
  const check = useChange('check_site');
  const fault = faultOf(check.error, 'url');
  const found = check.data?.data;
  const origin = found ? new URL(found.url).origin : '';
  return (
    <div className="grid grid-cols-1 gap-3">
      <div className="flex flex-wrap items-end gap-3">
        <div className="min-w-48 flex-1">
          <TextField
            label={say('checkSiteLabel')}
            type="url"
            dir="ltr"
            placeholder="https://"
            value={url}
            error={fault}
            onChange={({ target }) => setUrl(target.value)}
          />
        </div>
        <Button disabled={!url} isBusy={check.isPending} onClick={() => check.mutate({ id: botId, url })}>
          {say('checkSite')}
        </Button>
      </div>
      <Refusal error={fault ? null : check.error} />
      <div role="status" className="grid gap-2 empty:hidden">
        {found && (
          <>
            <p className="text-sm font-medium">{say(found.ok ? 'checkSiteOk' : 'checkSiteFault')}</p>
            <ul className="divide-y divide-line rounded-box border border-line bg-raised">
              {found.checks.map(({ check: name, ok, message }) => (
                <li key={name} className="grid gap-1 px-4 py-2.5 text-sm">
                  <span>
                    <Badge tone={ok ? 'good' : 'danger'} icon={ok ? CircleCheck : CircleX}>
                      {name === 'bubble' ? (write?.(name) ?? '') : say(`check_${name}` as Key)}
                    </Badge>
                  </span>
                  {!ok && (
                    <span dir="auto" className="text-soft empty:hidden">
                      {name === 'bubble' ? write?.('bubbleCode') : sayCheck({ check: name, message })}
                    </span>
                  )}
                  {!ok && name === 'bubble' && <Code label={say('snippet')} text={snippet} />}
                  {name === 'origin' && !ok && !allowed.includes(origin) && (
                    <div>
                      <Button onClick={() => allow(origin)}>{say('allowOrigin', { origin })}</Button>
                    </div>
                  )}
                </li>
              ))}
            </ul>
          </>
        )}
      </div>
    </div>
  );
}
