import { type Registry, scopes } from '@jawab/core';
import { createCatalogue, type Surface } from './catalogue.ts';

/** Measures what `tools/list` costs a client with every scope: bytes of JSON, and tokens by `countTokens`. */
export function measureToolList(
  registry: Registry,
  countTokens: (text: string) => number,
  surface: Surface = 'core',
): { bytes: number; tokens: number; tools: { name: string; bytes: number; tokens: number }[] } {
  const measure = (value: unknown) => {
    const text = JSON.stringify(value);
    return { bytes: Buffer.byteLength(text), tokens: countTokens(text) };
  };
  const tools = createCatalogue(registry, surface).list({
    actor: 'token',
    scopes,
    reach: { workspace: '', bots: null },
  });
  return {
    ...measure({ tools }),
    tools: tools.map((tool) => ({ name: tool.name, ...measure(tool) })),
  };
}
