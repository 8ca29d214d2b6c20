import {
  type ChannelAccount,
  type ProviderAnswer,
  type ProviderPost,
  type Sent,
  SettingRefused,
  UnknownOutcome,
} from '@jawab/core';
import { z } from 'zod';
import { failed, later } from '../outcomes.ts';
import { isSame, sign } from '../signature.ts';

/** The version of the Graph API that all calls name. */
const version = 'v25.0';

/** The settings of a kind of Meta: which of them is the account's id, and which its token. */
export interface Keys {
  id: string;
  token: string;
  appSecret: string;
  /** The names of the settings, for refusals. */
  names: { id: string; token: string };
}

/** The appSecret setting, the same for the three. */
export const appSecret = z
  .string()
  .regex(/^[0-9a-f]{32}$/, 'must be 32 letters and digits, as “App settings → Basic” shows it')
  .meta({
    title: 'App secret',
    description: 'The secret of the Meta app, which signs messages.',
    writeOnly: true,
  });

/** A token of the Graph API. */
export const accessToken = (title: string, description: string) =>
  z
    .string()
    .regex(/^[\w-]{20,1000}$/, 'must be the whole access token, without spaces')
    .meta({ title, description, writeOnly: true });

/** The number of an account. */
export const accountId = (title: string, description: string) =>
  z
    .string()
    .regex(/^\d{5,30}$/, 'must be the id, which has digits only')
    .meta({ title, description });

/** Calls the Graph API. The proof binds the token to the app secret, so a wrong secret is refused too. */
export function askGraph(
  account: Pick<ChannelAccount<unknown>, 'call'>,
  { token, appSecret: secret }: Keys,
  method: 'GET' | 'POST' | 'DELETE',
  path: string,
  { query = {}, body }: { query?: Record<string, string>; body?: object } = {},
): Promise<ProviderAnswer> {
  const asked = new URLSearchParams(query);
  asked.set('appsecret_proof', sign(secret, token, 'hex'));
  const headers = { authorization: `Bearer ${token}` };
  return account.call({ method, url: `/${version}/${path}?${asked}`, headers, body });
}

const Failure = z.object({
  error: z.object({
    code: z.number(),
    error_subcode: z.number().optional(),
    message: z.string().default(''),
  }),
});

/** Returns what Graph says went wrong, or null if it says nothing. */
export const readFailure = (json: unknown) => Failure.safeParse(json).data?.error ?? null;

/** Returns the body of a call that must succeed. Throws `SettingRefused` for what a setting causes. */
export function requireGraph({ status, json }: ProviderAnswer, { names }: Keys, what: string): unknown {
  const failure = readFailure(json);
  if (!failure) {
    if (status === 200) return json;
    throw new Error(`Graph answered ${status} to ${what}.`);
  }
  const { code, error_subcode: subcode, message } = failure;
  if (/appsecret_proof/.test(message)) throw new SettingRefused('appSecret', 'wrong_secret');
  if (code === 190 || code === 102) throw new SettingRefused(names.token, 'wrong_key');
  if (code === 10 || isPermission(code)) throw new SettingRefused(names.token, 'missing_permission');
  if (code === 100 && subcode === 33) throw new SettingRefused(names.id, 'wrong_account');
  throw new Error(`Graph answered ${code} to ${what}.`);
}

const isPermission = (code: number) => code >= 200 && code <= 299;

/** Codes that all three have. Those of one kind are in `own`, by code or by `code/subcode`. */
const ofAll: Readonly<Record<string, Sent>> = {
  0: failed('key_invalid', true),
  1: later(),
  2: later(),
  4: later(),
  10: failed('restricted', true),
  100: failed('refused'),
  102: failed('key_invalid', true),
  190: failed('key_invalid', true),
  368: failed('restricted', true),
  613: later(),
  80007: later(),
};

/** Returns what becomes of a message that Graph refused. The code decides, not the HTTP status. */
export function readRefusal({ status, json }: ProviderAnswer, own: Readonly<Record<string, Sent>>): Sent {
  const failure = readFailure(json);
  if (failure) {
    const { code, error_subcode: subcode } = failure;
    const known = own[`${code}/${subcode}`] ?? own[code] ?? ofAll[code];
    if (known) return known;
    if (isPermission(code)) return failed('restricted', true);
  }
  if (status === 504) throw new UnknownOutcome('Graph answered 504.');
  return status >= 500 ? later() : failed('refused');
}

/** Returns true if the app secret signed the bytes, as they arrived. */
export const isSigned = ({ headers, bytes }: ProviderPost, secret: string): boolean =>
  isSame(headers.get('x-hub-signature-256'), `sha256=${sign(secret, bytes, 'hex')}`);

/** Answers the question that Meta asks a new address. */
export function answerChallenge({ method, query }: ProviderPost, secret: string) {
  if (method !== 'GET' || query.get('hub.mode') !== 'subscribe') return null;
  const isOurs = isSame(query.get('hub.verify_token'), secret);
  return isOurs ? { status: 200, body: query.get('hub.challenge') ?? '' } : { status: 403, body: '' };
}
