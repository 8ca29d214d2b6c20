import type { Database, Secrets } from '@jawab/core';
import type { OAuthClient } from './client.ts';
import type { Resource } from './resources.ts';

/** The parts that the endpoints need for one request. */
export interface OAuthParts {
  database: Database;
  secrets: Secrets;
  resources: readonly Resource[];
  /** The address of this service for everybody, such as https://bots.example.com. */
  base: string;
  /** The network of the caller. */
  network: string;
  /** Finds a program by its id. Fails with `invalid_client`. */
  findClient(id: string): Promise<OAuthClient>;
}
