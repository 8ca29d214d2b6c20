import type { z } from 'zod';

/** One call to a provider. The host sends it through egress, and keeps secrets of the address and the headers out of logs. */
export interface ProviderRequest {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** A path below the provider's base, such as `/v2/bot/info`, or a whole address for a file of the provider's. */
  url: string;
  /** True for a path below the provider's address of files. */
  ofFiles?: boolean;
  headers?: Record<string, string>;
  /** An object is sent as JSON. */
  body?: unknown;
  timeoutMs?: number;
  signal?: AbortSignal;
}

export interface ProviderAnswer {
  status: number;
  headers: Headers;
  bytes: Uint8Array;
  /** The parsed body, or null if it is not JSON. */
  json: unknown;
}

/** One account at a provider, as an adapter sees it. */
export interface ChannelAccount<Settings> {
  settings: Settings;
  /** Where the provider posts, or null while the address is not https. */
  webhookUrl: string | null;
  /** The secret of the webhook that we made: Meta's verify token, or the secret in a header. */
  webhookSecret: string;
  /** Calls the provider. Throws UnknownOutcome if the answer was lost after the request left, and other errors if it did not leave. */
  call(request: ProviderRequest): Promise<ProviderAnswer>;
}

/** A request of the provider to our webhook. The signature is that of `bytes`. */
export interface ProviderPost {
  method: string;
  query: URLSearchParams;
  headers: Headers;
  bytes: Uint8Array;
}

/** A file in a message, before it is fetched. */
export interface IncomingFile {
  kind: 'image' | 'audio' | 'video' | 'file';
  /** Whatever `fetchFile` needs: an id or an address. */
  ref: string;
  mime: string | null;
  name: string | null;
}

interface Event {
  /** The provider's own id of the account that it is for, where one webhook serves several; else null. */
  account: string | null;
  /** The id by which the provider delivers it again. */
  id: string;
  /** When the customer acted, by the provider's clock. Null if the provider does not say: the time of arrival counts. */
  at: Date | null;
}

/** An event that a provider reports. Adapters are pure here: no call, no clock. */
export type Incoming =
  | (Event & {
      kind: 'message';
      /** The customer's address for replies. */
      from: string;
      /** Every address by which the provider knows this customer; the first is `from`. */
      addresses: string[];
      name: string | null;
      /** The provider's id of the message, which edits and removals name. */
      message: string;
      text: string;
      /** The id of the button that was pressed, as we sent it. */
      pressed: string | null;
      files: IncomingFile[];
      /** A token with which the first replies are free, and how long it lives from its arrival. */
      reply: { token: string; livesMs: number } | null;
    })
  | (Event & { kind: 'edited'; from: string; message: string; text: string })
  | (Event & { kind: 'unsent'; from: string; message: string })
  /**
   * A message of the account that may be ours: it is if we sent `message`, or if `isOurs` says so of `app`. Else the owner's own
   * app, or another system, wrote to a customer.
   */
  | (Event & {
      kind: 'echo';
      to: string;
      message: string;
      text: string;
      files: IncomingFile[];
      app: string | null;
    })
  /** The state of a message we sent: one message by its id, or all messages to a customer up to `at`. */
  | (Event & {
      kind: 'state';
      state: 'sent' | 'delivered' | 'read' | 'failed';
      message: string | null;
      to: string | null;
      /** Why it failed; null for another state. */
      error: SendFailure | null;
    })
  | (Event & { kind: 'blocked' | 'unblocked'; from: string })
  /** A group or a channel: the bot leaves where it can. */
  | (Event & { kind: 'group'; chat: string })
  | (Event & { kind: 'unknown'; what: string });

/** One message that leaves. The host has cut it to the limits. */
export interface Outgoing {
  text: string;
  /** Shown below the text. `id` comes back as `pressed`. */
  buttons: { id: string; title: string }[];
  /** True for words of a person of the team: some windows are longer for them. */
  byPerson: boolean;
  /** The same on each repeat of this part. A UUID. */
  retryKey: string;
  replyToken: string | null;
}

/** Why a message was not sent, as one of our own codes. */
export type SendFailure =
  | 'window_closed'
  | 'blocked'
  | 'not_found'
  | 'too_long'
  | 'refused'
  | 'quota'
  | 'key_invalid'
  | 'restricted'
  | 'reply_token_invalid';

export type Sent =
  | { outcome: 'sent'; message: string | null }
  /** Nothing was sent. Try again, not before `afterMs`; null: the host waits longer each time. */
  | { outcome: 'later'; afterMs: number | null }
  /** Nothing was sent, and a repeat would not help. `account`: nothing else can be sent either until the owner acts. */
  | { outcome: 'failed'; reason: SendFailure; account: boolean };

/** The sentence that tells the owner how to repair a failed check. */
export type ChannelHint =
  | 'keyWrong'
  | 'httpsNeeded'
  | 'webhookElsewhere'
  | 'webhookOff'
  | 'webhookFails'
  | 'subscriptionMissing'
  | 'quotaEmpty'
  | 'keyEnds';

/** One step of the set-up: a sentence of the strings of channels, and the provider's own names, the same in every language. */
export type SetupStep =
  | { step: 'create' | 'copy' | 'turnOn' | 'turnOff'; what: string; place: string }
  /** The owner saves here, then gives the provider the webhook address and the verify token. */
  | { step: 'pasteAddressAndToken'; place: string }
  /** The owner writes to the account. */
  | { step: 'tryIt' };

/** The result of one question to the provider about the account. */
export interface AccountCheck {
  name: 'key' | 'secret' | 'webhook' | 'subscription' | 'expiry' | 'quota';
  ok: boolean;
  /** The sentence of the strings of channels that says what to do, or null. */
  hint: ChannelHint | null;
  /** When a key ends, for `keyEnds`. */
  until?: Date;
}

export interface ChannelLimits {
  /** The longest text of a message and how it is counted. */
  text: { size: number; unit: 'utf16' | 'bytes' };
  /** Buttons below a message. Null if the provider has none: choices are numbered then. */
  buttons: {
    count: number;
    title: number;
    id: { size: number; unit: 'utf16' | 'bytes' };
    text: number;
  } | null;
  /** Hours after the customer's last message in which the bot and a person may write; null: always. */
  windowHours: { bot: number; person: number } | null;
  /** Messages a second of the whole account. */
  perSecond: number;
}

export interface ChannelCapabilities {
  buttons: boolean;
  images: boolean;
  voice: boolean;
  typing: boolean;
  /** True if a send may be repeated with the same key after a lost answer. */
  retryKey: boolean;
}

/** One messaging provider. All else (storing, order, limits, windows, outbox, rendering) is the host's. */
export interface ChannelDefinition<Shape extends z.ZodRawShape = z.ZodRawShape> {
  /** The name of the folder and of the channel's kind. */
  name: string;
  /** The name of the product, the same in every language. */
  title: string;
  /** Strings only. Secrets have `.meta({ writeOnly: true })`. */
  settings: z.ZodObject<Shape>;
  capabilities: ChannelCapabilities;
  limits: ChannelLimits;
  /** The provider's address, which a setting of the service replaces. */
  base: string;
  /** The provider's address of files, if it is another. The same setting replaces it. */
  filesBase?: string;
  /** The steps of the set-up, in order. */
  setup: readonly SetupStep[];
  /** Asks the provider who the account is. Throws `SettingRefused` for a wrong key. */
  identify(account: ChannelAccount<z.output<z.ZodObject<Shape>>>): Promise<{ id: string; name: string }>;
  /**
   * Sets the webhook where we may, after the channel is stored. Throws `SettingRefused` if that proves a secret wrong: the host
   * then removes the channel. After any other error the channel stays, and `check` says what is missing.
   */
  connect?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>): Promise<void>;
  /** Removes what `connect` set. */
  disconnect?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>): Promise<void>;
  check(account: ChannelAccount<z.output<z.ZodObject<Shape>>>): Promise<AccountCheck[]>;
  /** New settings where a key must be renewed before its end, or null if it is too early. */
  renew?(
    account: ChannelAccount<z.output<z.ZodObject<Shape>>>,
  ): Promise<{ settings: z.output<z.ZodObject<Shape>>; expiresAt: Date } | null>;
  /** Answers the request by which a provider verifies a new webhook. Returns null for any other request. */
  challenge?(post: ProviderPost, secret: string): { status: number; body: string } | null;
  /** Compares the signature in constant time. */
  verify(
    post: ProviderPost,
    account: { settings: z.output<z.ZodObject<Shape>>; webhookSecret: string },
  ): boolean;
  /** Reads one body of the provider, parsed. A part it does not know becomes `unknown`, never an error. */
  read(body: unknown): Incoming[];
  send(account: ChannelAccount<z.output<z.ZodObject<Shape>>>, to: string, message: Outgoing): Promise<Sent>;
  /** Returns true if an app that echoed a message is the one whose key we have. */
  isOurs?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>, app: string): Promise<boolean>;
  /** Tells the provider that a pressed button arrived, where it waits for that. `message` is the id of the press. */
  acknowledge?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>, message: string): Promise<void>;
  /** Shows that an answer is being written, and that `lastMessage` was read. */
  typing?(
    account: ChannelAccount<z.output<z.ZodObject<Shape>>>,
    to: string,
    lastMessage: string,
  ): Promise<void>;
  /** The name of a customer, from the profile. */
  fetchName?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>, from: string): Promise<string | null>;
  fetchFile?(
    account: ChannelAccount<z.output<z.ZodObject<Shape>>>,
    ref: string,
  ): Promise<{ bytes: Uint8Array; mime: string | null }>;
  leave?(account: ChannelAccount<z.output<z.ZodObject<Shape>>>, chat: string): Promise<void>;
  /**
   * Asks for events where there is no https. Returns bodies for `read` and the cursor of the next call. Throws `SettingRefused`
   * for a wrong key.
   */
  poll?(
    account: ChannelAccount<z.output<z.ZodObject<Shape>>>,
    cursor: string | null,
    signal: AbortSignal,
  ): Promise<{ bodies: unknown[]; cursor: string | null }>;
}

/** The answer of a request was lost after it had left: nobody knows whether it was carried out. */
export class UnknownOutcome extends Error {
  override name = 'UnknownOutcome';
}

/** The answer was longer than any file that is kept. It is as long the next time. */
export class AnswerTooLarge extends UnknownOutcome {
  override name = 'AnswerTooLarge';
}

type RefusedBecause = 'wrong_key' | 'wrong_account' | 'missing_permission' | 'unreachable' | 'wrong_secret';

/** The provider refused a setting while an account was being connected. `said` is our code for the reason. */
export class SettingRefused extends Error {
  override name = 'SettingRefused';
  readonly setting: string;
  readonly said: RefusedBecause;
  constructor(setting: string, said: RefusedBecause) {
    super(`The provider refused ${setting}: ${said}.`);
    this.setting = setting;
    this.said = said;
  }
}

/** Defines a messaging channel: the default export of `apps/channels/<name>/channel.ts`. */
export const defineChannel = <Shape extends z.ZodRawShape>(
  definition: ChannelDefinition<Shape>,
): ChannelDefinition<Shape> => definition;
