import type { z } from 'zod';
import type { Context } from '../../form/context.ts';
import { type ChannelDefinition, SettingRefused } from '../../form/define-channel.ts';
import type { AnyAccount } from '../../form/messaging.ts';
import type { ChannelRow } from './channels.ts';
import type { ChannelCheck } from './schemas.ts';

type Check = z.infer<typeof ChannelCheck>;

/** Asks the provider about an account. A provider that does not answer fails the check of the key. */
export async function checkAccount(
  { log, languages, language }: Pick<Context, 'log' | 'languages' | 'language'>,
  definition: ChannelDefinition,
  account: AnyAccount,
  { last_received_at, last_sent_at, last_error, status, key_ends_at }: ChannelRow,
): Promise<Check[]> {
  const received: Check = { name: 'received', ok: last_received_at !== null, hint: null };
  const sent: Check = {
    name: 'sent',
    ok: status !== 'failing' && (last_sent_at !== null || last_error === null),
    hint: status === 'failing' ? (last_error?.code ?? null) : null,
  };
  try {
    const checks = await definition.check(account);
    const said = checks.map(({ name, ok, hint, until }) => ({
      name,
      ok,
      hint: hint && languages.sayChannel(language, hint, until && { until }),
    }));
    const ends = key_ends_at && {
      name: 'expiry',
      ok: Date.parse(key_ends_at) > Date.now(),
      hint: languages.sayChannel(language, 'keyEnds', { until: new Date(key_ends_at) }),
    };
    return [...said, ...(ends ? [ends] : []), received, sent];
  } catch (error) {
    const isRefused = error instanceof SettingRefused;
    if (!isRefused) log.warn({ kind: definition.name }, 'a provider did not answer a check');
    const hint = languages.sayChannel(language, isRefused ? 'keyWrong' : 'providerSilent');
    return [{ name: 'key', ok: false, hint }, received, sent];
  }
}
