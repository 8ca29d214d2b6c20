import type { FetchDocument, FetchedDocument } from '../settings.ts';
import { cleanName, type OAuthClient } from './client.ts';
import { isRedirect } from './redirects.ts';
import { refuse } from './refusal.ts';

const dayMs = 86_400_000;
const maxKept = 500;
const maxRedirects = 20;

/** Tells whether a client id is the address of a document. Others are of programs that registered themselves. */
export const namesDocument = (clientId: string) => /^https?:/i.test(clientId);

function checkAddress(clientId: string): void {
  const url = clientId.length <= 500 ? URL.parse(clientId) : null;
  const isPlain = url?.href === clientId && url.hash === '' && url.username === '' && url.password === '';
  if (!isPlain || url.pathname === '/')
    refuse('invalid_client', 'client_id must be an https address with a path, written in its shortest form.');
}

function parse({ bytes, headers }: FetchedDocument): Record<string, unknown> {
  if (!/^application\/(?:[\w.+-]+\+)?json\b/i.test(headers['content-type'] ?? ''))
    refuse('invalid_client', 'The document at client_id must be sent as application/json.');
  try {
    const document = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
    if (typeof document === 'object' && document !== null) return document;
  } catch {}
  return refuse('invalid_client', 'The document at client_id is not a JSON object.');
}

/** Reads the program that a document describes (draft-ietf-oauth-client-id-metadata-document). */
function readClient(clientId: string, document: Record<string, unknown>): OAuthClient {
  const { client_id, client_name, client_secret, redirect_uris: redirects } = document;
  const method = document.token_endpoint_auth_method ?? 'none';
  if (client_id !== clientId)
    refuse('invalid_client', 'The `client_id` inside the document must be the address of the document.');
  if (client_secret !== undefined || method !== 'none')
    refuse(
      'invalid_client',
      'A program with a document has no secret: `token_endpoint_auth_method` is `none`.',
    );
  const isUsable = Array.isArray(redirects) && redirects.length > 0 && redirects.length <= maxRedirects;
  if (!isUsable || !redirects.every(isRedirect))
    refuse(
      'invalid_client',
      'The `redirect_uris` of the document must be 1 to 20 https or loopback addresses.',
    );
  const { host } = new URL(clientId);
  return {
    id: clientId,
    name: cleanName(client_name, host),
    host,
    isVerified: true,
    redirectUris: redirects as string[],
  };
}

/** How long a document may be kept: as its host says, an hour if it says nothing, at most a day. */
function keepMsOf({ headers }: FetchedDocument): number {
  const control = headers['cache-control'] ?? '';
  if (/\bno-(?:store|cache)\b/i.test(control)) return 0;
  const [, seconds] = /\bmax-age=(\d+)/i.exec(control) ?? [];
  return seconds === undefined ? dayMs / 24 : Math.min(Number(seconds) * 1_000, dayMs);
}

/** Creates the reader of programs by the address of their document. Keeps at most 500 of them, each at most a day. */
export function createDocumentReader(fetchDocument: FetchDocument, now: () => number = Date.now) {
  const kept = new Map<string, { client: OAuthClient; until: number }>();
  return async (clientId: string, beforeFetch: () => Promise<void>): Promise<OAuthClient> => {
    checkAddress(clientId);
    const known = kept.get(clientId);
    if (known && known.until > now()) return known.client;
    await beforeFetch();
    const document = await fetchDocument(clientId).catch((error: Error) =>
      refuse('invalid_client', `The document at client_id cannot be read. ${error.message}`),
    );
    const client = readClient(clientId, parse(document));
    kept.delete(clientId);
    kept.set(clientId, { client, until: now() + keepMsOf(document) });
    if (kept.size > maxKept) kept.delete(kept.keys().next().value as string);
    return client;
  };
}
