import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  scopes as allScopes,
  type Channel,
  type Context,
  createWorkspace,
  execute,
  finish,
  type Grant,
  issueToken,
  type Limits,
  type OperatorPrincipal,
  type Plan,
  type Principal,
  type Scope,
} from '@jawab/core';
import { schemaKey } from '@jawab/db';
import { openTestDatabase, type TestDatabase } from '@jawab/db/open-test-database.testing.ts';
import {
  type Config,
  type OpenOptions,
  openRuntime,
  operatorOf,
  type Runtime,
  readConfig,
} from '@jawab/runtime';
import { registry } from '@jawab/tools';
import { inject } from 'vitest';
import { createTelegram } from './telegram.ts';

/** Names the template that the databases of tests are copied from. */
export const templateKey = (await schemaKey()).slice(0, 16);

/** Opens a database for this suite, on the engine of the run, or on the given server outside a run of tests. */
export const openDatabase = (
  serverUrl?: string,
  poolerUrl = serverUrl ? undefined : inject('poolerUrl'),
): Promise<TestDatabase> => openTestDatabase(serverUrl ?? inject('databaseUrl'), templateKey, poolerUrl);

export interface World {
  runtime: Runtime;
  database: TestDatabase;
  close(): Promise<void>;
}

/** Opens a runtime on its own database. Settings have the names of environment variables. */
export async function openWorld(
  settings: Record<string, string> = {},
  { serverUrl, poolerUrl, ...options }: OpenOptions & { serverUrl?: string; poolerUrl?: string } = {},
): Promise<World> {
  const database = await openDatabase(serverUrl, poolerUrl);
  // A sentence model that a developer installed for `npm start` is not used here.
  const ownData = { JAWAB_DATA: join(tmpdir(), 'jawab-world') };
  const config: Config = readConfig(
    Object.assign(ownData, { LOG_LEVEL: 'error', SECRET_KEY: 'ab'.repeat(32) }, settings),
  );
  // Suites that are not about providers connect channels too.
  const hasProvider = Object.keys(settings).some((name) => name.endsWith('_API_BASE'));
  const fake = hasProvider ? {} : { callProvider: createTelegram().callProvider };
  const runtime = await openRuntime(config, {
    ...fake,
    connectionString: database.connectionString,
    directConnectionString: database.directConnectionString,
    ...options,
  });
  return {
    runtime,
    database,
    async close() {
      await runtime.close();
      await database.close();
    },
  };
}

export interface TenantOptions {
  plan?: Plan;
  limits?: Partial<Limits>;
  /** The names of the bots to create. */
  bots?: string[];
}

export interface Tenant {
  workspaceId: string;
  bots: string[];
  principal: OperatorPrincipal;
  /** Creates a token of this workspace. */
  token(options?: { scopes?: Scope[]; bots?: string[] | null; expiresAt?: Date | null }): Promise<string>;
  /** Creates the context of the operator, or of another principal of the workspace. */
  context(change?: Partial<Grant> | Principal, channel?: Channel): Context;
  /** Calls a tool as its surfaces do, and waits for its result. */
  // biome-ignore lint/suspicious/noExplicitAny: tests know the shape of their results
  call(tool: string, input?: object, change?: Partial<Grant> | Principal): Promise<any>;
}

/** Creates a workspace with bots, without a rate limit unless `limits` set one. */
export async function createTenant(
  { runtime }: Pick<World, 'runtime'>,
  options: TenantOptions = {},
): Promise<Tenant> {
  const { database } = runtime;
  const { id: workspaceId } = await createWorkspace(database.system.sql, {
    name: 'Test',
    plan: options.plan ?? 'scale',
    limits: { requestsPerMinute: null, ...options.limits },
  });
  const principal = await operatorOf(database, workspaceId);
  const channelOf = (change: object = {}) =>
    'actor' in change && change.actor === 'visitor' ? 'widget' : 'api';
  const context: Tenant['context'] = (change, channel = channelOf(change)) =>
    runtime.contextFor({ ...principal, ...change } as Principal, {
      channel,
      signal: new AbortController().signal,
    });
  const call: Tenant['call'] = async (name, input = {}, change) => {
    const tool = registry.get(name);
    if (!tool) throw new Error(`There is no tool ${name}.`);
    return finish(await execute(tool, context(change), input));
  };
  const bots: string[] = [];
  for (const name of options.bots ?? ['Shop']) bots.push((await call('create_bot', { name })).data.id);
  return {
    workspaceId,
    bots,
    principal,
    context,
    call,
    token: async ({ scopes = [...allScopes], bots: only = null, expiresAt = null } = {}) =>
      (
        await issueToken(database.system.sql, {
          workspaceId,
          name: 'test',
          scopes,
          bots: only,
          expiresAt,
          createdBy: 'test',
        })
      ).secret,
  };
}
