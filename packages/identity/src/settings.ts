import type { Database, Jobs, Log, Plan, Secrets } from '@jawab/core';
import type { HostSettings } from '@jawab/http';
import type { Pool } from 'pg';
import type { FetchDocument } from './oauth/documents.ts';

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

/** What identity needs of its process. */
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
