import { createEmbedder, ProviderError, probeChatModel } from '@jawab/ai';
import { type Config, recommendModel } from '@jawab/runtime';
import { type Finding, ok, warning, wrong } from './finding.ts';

const patienceMs = 20_000;

interface Server {
  /** `The chat model …` */
  name: string;
  /** The settings to look at. */
  settings: string;
}

function explain({ name, settings }: Server, error: unknown): Finding {
  if (!(error instanceof ProviderError))
    return wrong(`${name} does not answer within ${patienceMs / 1000} s.`);
  if (error.reason) return wrong(`${name} cannot run: ${error.reason} Check ${settings}.`);
  const http = error.status ? ` (HTTP ${error.status})` : '';
  switch (error.code) {
    case 'rate_limited':
      return warning(`${name} refuses for now, because its quota is used up${http}.`);
    case 'refused':
      return wrong(`${name} refuses our request${http}. Check the key and the model: ${settings}.`);
    case 'malformed':
      return wrong(`${name} answers something that is not its protocol. Check ${settings}.`);
    default:
      return wrong(`${name} cannot be reached${http}. Check ${settings} and the network.`);
  }
}

async function probe(server: Server, ask: () => Promise<unknown>): Promise<Finding> {
  const began = performance.now();
  try {
    await ask();
    return ok(`${server.name} answers in ${((performance.now() - began) / 1000).toFixed(1)} s.`);
  } catch (error) {
    return explain(server, error);
  }
}

function whereIs({ file, url }: Config['embedding']): { place: string; settings: string } {
  if (file) return { place: ` in ${file}`, settings: 'EMBEDDING_FILE and docs/embeddings.md' };
  if (url) return { place: '', settings: 'EMBEDDING_URL, EMBEDDING_KEY and EMBEDDING_MODEL' };
  return { place: '', settings: 'GEMINI_API_KEY and EMBEDDING_MODEL' };
}

/** Asks each configured model one short question. */
export async function checkModels({ gemini, chat, embedding }: Config): Promise<Finding[]> {
  const models = { gemini, chat, embedding };
  const probes: Promise<Finding>[] = [];
  if (chat.url || gemini) {
    const settings = chat.url
      ? 'CHAT_MODEL_URL, CHAT_MODEL_KEY and CHAT_MODEL'
      : 'GEMINI_API_KEY and CHAT_MODEL';
    const name = chat.url ? `The chat model ${chat.model} at ${chat.url}` : 'The chat model of Gemini';
    probes.push(probe({ name, settings }, () => probeChatModel(models, patienceMs)));
  }
  const embedder = createEmbedder(models);
  if (embedder) {
    const signal = AbortSignal.timeout(patienceMs);
    const { place, settings } = whereIs(embedding);
    const name = `The embedding model ${embedder.model}${place}`;
    probes.push(probe({ name, settings }, () => embedder.embed(['delivery'], 'query', signal)));
  }
  const found = probes.length > 0 ? await Promise.all(probes) : [ok('No model is configured.')];
  const advice = recommendModel({ gemini, embedding });
  return advice ? [...found, ok(advice)] : found;
}
