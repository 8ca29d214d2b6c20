import type { Context } from '../../form/context.ts';
import { type ChannelDefinition, SettingRefused } from '../../form/define-channel.ts';
import { fail, Refusal } from '../../form/errors.ts';
import { parseInput } from '../../form/input.ts';
import { toJsonSchema } from '../../form/json-schema.ts';
import type { AnyAccount } from '../../form/messaging.ts';

type Settings = Record<string, string>;

/** The answer of the provider, as the end of a sentence that begins with the setting. */
const saidOf: Record<SettingRefused['said'], string> = {
  wrong_key: 'is not accepted by the provider (wrong_key); copy it again',
  wrong_account: 'belongs to another account (wrong_account); copy both from the same account',
  missing_permission: 'lacks a permission that the provider asks for (missing_permission)',
  unreachable: 'could not be checked, because the provider did not answer (unreachable); try again',
  wrong_secret: 'is not the secret that the provider signs with (wrong_secret); copy it again',
};

/** Returns the kind of a name. Fails with `invalid_request` for another name. */
export function requireKind({ messaging }: Pick<Context, 'messaging'>, kind: string): ChannelDefinition {
  const found = messaging.kinds.get(kind);
  if (found) return found;
  const message = `must be one of ${[...messaging.kinds.keys()].join(', ')}`;
  return fail('invalid_request', `\`kind\` ${message}.`, { issues: [{ path: 'kind', message }] });
}

/** Checks the settings of a kind. Fails with `invalid_request` and an issue for each setting. */
export function parseSettings({ settings }: ChannelDefinition, given: Settings): Settings {
  try {
    return parseInput(settings, given, { refusesUnknown: true }) as Settings;
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const issues = error.details.issues?.map(({ path, message }) => ({ path: `settings.${path}`, message }));
    return fail(error.code, error.message, { issues });
  }
}

/** Returns the settings that anybody of the workspace may see: those that are no secret. */
export function shownSettings({ settings }: ChannelDefinition, values: Settings): Settings {
  const { properties = {} } = toJsonSchema(settings, 'input') as {
    properties?: Record<string, { writeOnly?: boolean }>;
  };
  return Object.fromEntries(Object.entries(values).filter(([name]) => !properties[name]?.writeOnly));
}

function refuseSetting(error: unknown): never {
  if (!(error instanceof SettingRefused)) throw error;
  const path = `settings.${error.setting}`;
  const message = saidOf[error.said];
  return fail('invalid_request', `\`${path}\` ${message}.`, { issues: [{ path, message }] });
}

/** Asks the provider who the account is. A wrong setting becomes `invalid_request`, a silent provider `unavailable`. */
export async function identifyAccount(
  definition: ChannelDefinition,
  account: AnyAccount,
): Promise<{ id: string; name: string }> {
  return asRefusal(definition, () => definition.identify(account));
}

/** Calls a provider for an owner who waits. */
async function asRefusal<T>(definition: ChannelDefinition, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof SettingRefused) return refuseSetting(error);
    return fail('unavailable', `${definition.title} did not answer as expected. Try again in a moment.`, {
      retryAfterSeconds: 10,
    });
  }
}

/**
 * Sets the webhook of a stored channel at its provider, where we may. A setting that this proves wrong is refused; any other
 * failure is logged, because `check_channel` says what is missing.
 */
export async function connectAccount(
  { log }: Pick<Context, 'log'>,
  definition: ChannelDefinition,
  account: AnyAccount,
): Promise<void> {
  try {
    if (account.webhookUrl) await definition.connect?.(account);
  } catch (error) {
    if (error instanceof SettingRefused) refuseSetting(error);
    log.warn({ kind: definition.name }, 'the webhook of a channel could not be set');
  }
}

/** Removes what was set at the provider. A failure is logged: the channel is gone all the same. */
export async function disconnectAccount(
  { log }: Pick<Context, 'log'>,
  definition: ChannelDefinition,
  account: AnyAccount,
): Promise<void> {
  try {
    await definition.disconnect?.(account);
  } catch {
    log.warn({ kind: definition.name }, 'the webhook of a channel could not be removed');
  }
}
