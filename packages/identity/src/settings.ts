import type { Database, Jobs, Log, Plan, Secrets } from '@jawab/core';
import type { HostSettings } from '@jawab/http';
import type { Pool } from 'pg';

/** One OpenID Connect provider. */
export interface OidcSettings {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The settings of people and their sessions. */
export interface IdentitySettings extends HostSettings {
  host: string;
  port: number;
  dataDir: string;
  /** Addresses of proxies whose forwarding headers are trusted. */
  trustProxy: string[];
  /** `closed`: only who has an invitation makes an account. */
  signUp: 'closed' | 'open';
  /** The plan of workspaces that people create. */
  newWorkspacePlan: Plan;
  oidc: OidcSettings | null;
  /** Null: this service sends no mail. */
  mail: object | null;
  /** Programs can be connected to MCP addresses by signing in. */
  oauth: boolean;
}

/** A fetched document: its bytes, and the headers of the answer in lower case. */
export interface FetchedDocument {
  bytes: Uint8Array;
  headers: Record<string, string>;
}

/** Fetches at most 5 KB within 5 s from a public https address, without redirects. Throws an error with a sentence. */
export type FetchDocument = (url: string) => Promise<FetchedDocument>;

/** The parts of a process that identity needs. */
export interface IdentityParts {
  settings: IdentitySettings;
  /** Opens a pool of a few connections to the database. */
  openPool(): Pool;
  database: Database;
  secrets: Secrets;
  jobs: Jobs;
  log: Log;
  fetchDocument: FetchDocument;
}

/** The address of this service in links, mails and redirects: never one that a request names. */
export const baseUrlOf = ({ publicUrl, host, port }: IdentitySettings): string =>
  publicUrl ? new URL(publicUrl).origin : `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
