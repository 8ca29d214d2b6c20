import { type ChannelAccount, type Outgoing, type ProviderRequest, UnknownOutcome } from '@jawab/core';

/** One answer of a provider, or `lost` if it is lost after the request was carried out. */
export type WireAnswer = 'lost' | { status?: number; json?: unknown; bytes?: Uint8Array; type?: string };

/**
 * Creates an account whose requests `answer` answers, and the list of those requests. Only the network is replaced: what leaves
 * went through JSON, as on the wire.
 */
export function openAccount<Settings>(
  settings: Settings,
  answer: (request: ProviderRequest, count: number) => WireAnswer,
  { webhookUrl = 'https://jawab.test/channels/x/1' }: { webhookUrl?: string | null } = {},
) {
  const calls: ProviderRequest[] = [];
  const account: ChannelAccount<Settings> = {
    settings,
    webhookUrl,
    webhookSecret: 'webhook-secret-of-ours',
    async call({ signal, ...request }) {
      const sent = JSON.parse(JSON.stringify(request)) as ProviderRequest;
      signal?.throwIfAborted();
      const given = answer(sent, calls.push(sent) - 1);
      if (given === 'lost') throw new UnknownOutcome('The connection ended.');
      const { status = 200, json = null, type = 'application/json' } = given;
      const bytes = given.bytes ?? new TextEncoder().encode(JSON.stringify(json));
      return { status, headers: new Headers({ 'content-type': type }), bytes, json };
    },
  };
  return { account, calls };
}

/** A message as the host hands it over. */
export const words = (text: string, more: Partial<Outgoing> = {}): Outgoing => ({
  text,
  buttons: [],
  byPerson: false,
  retryKey: '3f0e6c1e-6f0c-4c57-9d53-0a8e2a5b7c11',
  replyToken: null,
  ...more,
});

/** A request of a provider to the webhook. */
export const post = (bytes: Uint8Array | string, headers: Record<string, string> = {}) => ({
  method: 'POST',
  query: new URLSearchParams(),
  headers: new Headers(headers),
  bytes: typeof bytes === 'string' ? new TextEncoder().encode(bytes) : bytes,
});
