import type { Database, Embedder, EmbedQuestion, Log } from '@jawab/core';
import { type ServingModel, servingModel } from '@jawab/retrieval';

/** How long a process may use the previous model. Old vectors are kept longer than that. */
const servingKnownMs = 5_000;
/** How long to avoid a model that the provider refused. */
const refusedMs = 60_000;
const maxWorkspaces = 10_000;

interface Parts {
  /** Embedder of the configured model. */
  embedder: Embedder;
  /** Embedder of another model of the same provider. */
  embedderOf(model: string): Embedder;
  database: Database;
  log: Log;
  now?: () => number;
}

type Serving = ServingModel | null;

/** Creates what reads the model of a workspace, at most every 5 s. */
function createServingReader({ database, now }: Pick<Parts, 'database'> & { now: () => number }) {
  const known = new Map<string, { serving: Promise<Serving>; until: number }>();
  return (workspaceId: string): Promise<Serving> => {
    const found = known.get(workspaceId);
    if (found && found.until > now()) return found.serving;
    if (known.size >= maxWorkspaces) known.clear();
    const serving = servingModel(database.workspace(workspaceId).sql, { workspaceId });
    known.set(workspaceId, { serving, until: now() + servingKnownMs });
    serving.catch(() => known.delete(workspaceId));
    return serving;
  };
}

/** Returns null if the vector does not fit to those of the workspace. */
async function embed(by: Embedder, text: string, signal: AbortSignal, serving: Serving) {
  const [values] = await by.embed([text], 'query', signal);
  if (!values || (serving && values.length !== serving.dimensions)) return null;
  return { model: by.model, values, indexed: serving?.indexed ?? false };
}

/**
 * Embeds questions with the model whose vectors are complete in the workspace. After a change of model, that is the old one
 * until all passages are embedded again. If the provider no longer has it, the configured model is used: the search then
 * finds passages by terms and by the new vectors that exist.
 */
export function createEmbedQuestion(parts: Parts): EmbedQuestion {
  const { embedder, embedderOf, database, log, now = () => performance.now() } = parts;
  const servingIn = createServingReader({ database, now });
  const others = new Map<string, Embedder>();
  const refusedUntil = new Map<string, number>();

  const otherOf = (model: string) => {
    const other = others.get(model) ?? embedderOf(model);
    others.set(model, other);
    return other;
  };
  const refuse = (model: string) => {
    log.warn(
      { model },
      'the previous embedding model is not available; search uses the new vectors that exist',
    );
    refusedUntil.set(model, now() + refusedMs);
  };
  return async (workspaceId, text, signal) => {
    const serving = await servingIn(workspaceId);
    if (!serving || serving.model === embedder.model) return embed(embedder, text, signal, serving);
    if ((refusedUntil.get(serving.model) ?? 0) <= now()) {
      try {
        const vector = await embed(otherOf(serving.model), text, signal, serving);
        if (vector) return vector;
        refuse(serving.model);
      } catch (error) {
        if ((error as { code?: string }).code !== 'refused') throw error;
        refuse(serving.model);
      }
    }
    return embed(embedder, text, signal, null);
  };
}
