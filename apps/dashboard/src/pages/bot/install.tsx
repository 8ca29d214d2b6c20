import { useChange } from '../../data/api.tsx';
import { Button } from '../../ui/button.tsx';
import { Code } from '../../ui/code.tsx';
import { CheckField, TextArea, TextField } from '../../ui/field.tsx';
import { Refusal } from '../../ui/notice.tsx';
import { Section } from '../../ui/section.tsx';
import { useBotWords } from '../../words/use-bot-words.ts';
import { useWords } from '../../words/words.tsx';
import { CheckSite } from './check-site.tsx';
import type { Draft } from './draft.ts';

const linesOf = (text: string) => (text ? text.split('\n').map((line) => line.trim()) : []);

/** Where the bot may be shown, and the code that shows it. */
export function Install({ draft: { bot, set, fault }, mayWrite }: { draft: Draft; mayWrite: boolean }) {
  const { say } = useWords();
  const write = useBotWords();
  // The launcher is drawn before the settings of the bot are read.
  const snippet = `<script src="${location.origin}/widget.js" data-key="${bot.public_key}" data-accent="${bot.theme.accent}"${bot.bubble ? ' data-bubble' : ''} defer></script>`;
  const page = `${location.origin}/c/${bot.public_key}`;
  return (
    <Section title={say('botInstall')}>
      <TextArea
        label={say('origins')}
        dir="ltr"
        rows={3}
        value={bot.allowed_origins.join('\n')}
        hint={say('originsHint')}
        error={fault('allowed_origins')}
        onChange={({ target }) => set({ allowed_origins: linesOf(target.value) })}
      />
      <div className="grid grid-cols-1 gap-1">
        <h3 className="text-sm font-medium">{say('snippet')}</h3>
        <p className="text-sm text-soft">{say('snippetHint')}</p>
        {bot.allowed_origins.length === 0 && (
          <p role="status" className="text-sm text-warn">
            {write?.('sitesEmpty')}
          </p>
        )}
        <Code label={say('snippet')} text={snippet} />
      </div>
      <CheckSite
        botId={bot.id}
        snippet={snippet}
        allow={(origin) => set({ allowed_origins: [...bot.allowed_origins, origin] })}
        allowed={bot.allowed_origins}
      />
      <CheckField
        label={say('hostedPage')}
        hint={say('hostedPageHint')}
        checked={bot.hosted_page}
        onChange={({ target }) => set({ hosted_page: target.checked })}
      />
      {bot.hosted_page && (
        <div className="flex flex-wrap items-start gap-4">
          <img
            src={`/c/${bot.public_key}/qr.svg`}
            alt={say('qrCode')}
            width={128}
            height={128}
            className="rounded-box border border-line bg-white p-1"
          />
          <div className="grid gap-2 text-sm">
            <a href={page} target="_blank" rel="noopener" className="break-all text-accent underline">
              <bdi>{page}</bdi>
            </a>
            <a href={`/c/${bot.public_key}/qr.svg`} download="qr.svg" className="text-accent underline">
              {say('qrCode')}
            </a>
          </div>
        </div>
      )}
      <TextField
        label={say('visitorLimit')}
        type="number"
        min={1}
        value={bot.visitor_messages_per_day ?? ''}
        hint={say('visitorLimitHint')}
        error={fault('visitor_messages_per_day')}
        onChange={({ target }) => set({ visitor_messages_per_day: target.valueAsNumber || null })}
      />
      {mayWrite && <RotateKey id={bot.id} />}
    </Section>
  );
}

function RotateKey({ id }: { id: string }) {
  const { say } = useWords();
  const update = useChange('update_bot');
  const rotate = () => confirm(say('rotateKeyHint')) && update.mutate({ id, rotatePublicKey: true });
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-center gap-3">
        <Button isBusy={update.isPending} onClick={rotate}>
          {say('rotateKey')}
        </Button>
        <span className="text-sm text-soft">{say('rotateKeyHint')}</span>
      </div>
      <Refusal error={update.error} />
    </div>
  );
}
