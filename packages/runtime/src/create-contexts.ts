import type {
  Channel,
  Context,
  Database,
  EmbedQuestion,
  Log,
  Principal,
  Services,
  TraceParent,
} from '@jawab/core';
import { type AllowList, checkUrl } from '@jawab/egress';
import { fetchSite } from './fetch-site.ts';
import { createProbe } from './probe.ts';

/** A call of a tool, as its surface describes it. */
export interface Call {
  channel: Channel;
  signal: AbortSignal;
  /** The work is finished even if the caller disconnects. */
  detached?: boolean;
  traceParent?: TraceParent | null;
  /** The caller's `Accept-Language`. */
  acceptLanguage?: string | null;
}

/** The services that are the same in every call. The others depend on who calls. */
export type SharedServices = Omit<Services, 'checkUrl' | 'embedQuery' | 'fetchSite' | 'probe'>;

interface Parts {
  services: SharedServices;
  embedQuestion: EmbedQuestion | null;
  egressAllow: AllowList;
  log: Log;
}

/** Creates the contexts of calls on a database. */
export const createContexts =
  (parts: Parts) =>
  (database: Database) =>
  (principal: Principal, call: Call): Context => {
    const { channel, signal, detached = false, traceParent = null, acceptLanguage = null } = call;
    return Object.assign(
      bindToCaller(parts, principal, signal),
      database.workspace(principal.reach.workspace),
      {
        system: reachesAll(principal) ? database.system : null,
        principal,
        channel,
        language: acceptLanguage?.split(/[,;]/)[0]?.trim() || 'en',
        signal,
        detached,
        traceParent,
        quota: null,
        keyed: null,
      },
    );
  };

/** Adds the services that depend on who calls: the addresses they may reach, and the model of their workspace. */
function bindToCaller(
  { services, embedQuestion, egressAllow, log }: Parts,
  { reach, egressAllowed }: Principal,
  signal: AbortSignal,
): Services {
  const allow = egressAllowed ? egressAllow : undefined;
  return Object.assign({}, services, {
    async embedQuery(text, signal) {
      try {
        return (await embedQuestion?.(reach.workspace, text, signal)) ?? null;
      } catch (error) {
        log.warn({ error }, 'the embedding model did not answer; searching by terms only');
        return null;
      }
    },
    fetchSite: (url) => fetchSite(url, signal, allow),
    probe: createProbe(allow, signal),
    checkUrl(url, options) {
      const checked = checkUrl(url, { ...options, ...(allow && { allow }) });
      return checked.ok ? null : checked.message;
    },
  } satisfies Pick<Services, 'checkUrl' | 'embedQuery' | 'fetchSite' | 'probe'>);
}

/** The operator, and a person outside any workspace: the tools for them name what they may touch. */
const reachesAll = (principal: Principal) =>
  principal.actor === 'operator' || (principal.actor === 'member' && principal.role === null);
