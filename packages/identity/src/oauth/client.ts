import type { Database } from '@jawab/core';
import { hostOf } from './redirects.ts';

/** A program that asks to be connected. */
export interface OAuthClient {
  id: string;
  /** The name it gives itself, as plain text. */
  name: string;
  /** The host of its document, else of the first address it returns to. */
  host: string;
  /** True if its host vouches for the name: it published the document. */
  isVerified: boolean;
  redirectUris: string[];
}

const maxNameLength = 80;

/** Removes what could make a name read as another text: control and format characters, of direction for example. */
export function cleanName(name: unknown, fallback: string): string {
  if (typeof name !== 'string') return fallback;
  const plain = name
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, ' ')
    .replace(/\s+/gu, ' ')
    .trim();
  return [...plain].slice(0, maxNameLength).join('') || fallback;
}

/** Finds a program that registered itself. One that nobody connected within a day is gone. */
export async function findRegistered(
  { system }: Pick<Database, 'system'>,
  id: string,
): Promise<OAuthClient | null> {
  const [row] = await system.sql<{ name: string; redirect_uris: string[] }>`
    select name, redirect_uris from oauth_clients
    where id = ${id} and (used_at is not null or created_at > now() - interval '1 day')`;
  if (!row) return null;
  const host = hostOf(row.redirect_uris[0] as string);
  return { id, name: row.name, host, isVerified: false, redirectUris: row.redirect_uris };
}
