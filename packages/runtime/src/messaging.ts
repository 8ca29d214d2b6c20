import { channelDefinitions } from '@jawab/channels';
import {
  AnswerTooLarge,
  type ChannelDefinition,
  type Messaging,
  type ProviderAnswer,
  type ProviderRequest,
  UnknownOutcome,
} from '@jawab/core';
import { type AllowList, call, MayHaveArrived } from '@jawab/egress';
import type { Config } from './config.ts';

/** Sends one request of an adapter. `url` is the whole address. */
export type CallProvider = (url: string, request: ProviderRequest) => Promise<ProviderAnswer>;

const defaultMs = 10_000;
/** The largest file that is fetched, and what is around it. */
const maxBytes = 10_485_760 + 65_536;

const parse = (bytes: Uint8Array): unknown => {
  try {
    return JSON.parse(new TextDecoder().decode(bytes));
  } catch {
    return null;
  }
};

/** Creates what sends requests of adapters through egress. `allow` are the private addresses of providers. */
const throughEgress =
  (allow: AllowList): CallProvider =>
  async (url, { method, headers = {}, body, timeoutMs = defaultMs, signal }) => {
    const json = body === undefined ? undefined : new TextEncoder().encode(JSON.stringify(body));
    try {
      const answer = await call({
        method,
        url,
        headers: Object.assign(json ? { 'content-type': 'application/json' } : {}, headers),
        body: json,
        totalMs: timeoutMs,
        maxBytes,
        allow,
        signal,
      });
      const { status, bytes } = answer;
      return { status, bytes, headers: new Headers(answer.headers), json: parse(bytes) };
    } catch (error) {
      // The message names a host at most: an address can hold a token.
      if (!(error instanceof MayHaveArrived)) throw error;
      throw new (error.cause.code === 'too_large' ? AnswerTooLarge : UnknownOutcome)(error.message);
    }
  };

/** Joins a base, which may have a path, and a path. A whole address stays as it is. */
function addressOf(
  { base, filesBase = base }: ChannelDefinition,
  given: string | undefined,
  request: ProviderRequest,
) {
  if (/^https?:/.test(request.url)) return request.url;
  return `${(given ?? (request.ofFiles ? filesBase : base)).replace(/\/+$/, '')}${request.url}`;
}

/**
 * Returns whether an address is the provider's own. Others come from events: a tenant can sign one, so they reach public addresses only.
 */
const isOfProvider = (
  { base, filesBase = base }: ChannelDefinition,
  given: string | undefined,
  url: string,
) => [given ?? base, given ?? filesBase].some((own) => new URL(own).host === URL.parse(url)?.host);

/** Creates the messaging channels of a service, with their providers' addresses or those that settings replace them with. */
export function createMessaging(
  { providerBases, publicUrl }: Pick<Config, 'providerBases' | 'publicUrl'>,
  allow: AllowList,
  replacement?: CallProvider,
): Messaging {
  const callProvider = replacement ?? throughEgress(allow);
  const callAnybody = replacement ?? throughEgress(new Set());
  return {
    kinds: channelDefinitions,
    account(kind, { id, settings, webhookSecret }) {
      const definition = channelDefinitions.get(kind);
      if (!definition) throw new Error(`There is no kind of channel ${kind}.`);
      return {
        settings,
        webhookSecret,
        webhookUrl: publicUrl?.startsWith('https:') ? `${publicUrl}/channels/${kind}/${id}` : null,
        call(request) {
          const url = addressOf(definition, providerBases[kind], request);
          const isOwn = isOfProvider(definition, providerBases[kind], url);
          return (isOwn ? callProvider : callAnybody)(url, request);
        },
      };
    },
  };
}
