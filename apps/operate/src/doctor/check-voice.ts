import { createSpeech } from '@jawab/ai';
import type { VoiceLanguage } from '@jawab/core';
import { type Config, readSamples } from '@jawab/runtime';
import { type Finding, ok } from './finding.ts';

/** Lists which language is heard and spoken by which engine. */
export async function checkVoice({ gemini, speech }: Config): Promise<Finding[]> {
  const known = await createSpeech({ gemini, speech }, readSamples()).languages();
  return [
    ok(describe('Heard', known, 'hearing', 'Browsers can still hear.')),
    ok(describe('Spoken', known, 'speaking', 'Browsers can still speak.')),
  ];
}

function describe(
  verb: string,
  known: VoiceLanguage[],
  does: 'hearing' | 'speaking',
  otherwise: string,
): string {
  const engines = new Map<string, string[]>();
  for (const one of known) engines.set(one[does], [...(engines.get(one[does]) ?? []), one.language]);
  const missing = engines.get('none') ?? [];
  engines.delete('none');
  const listed = [...engines].map(([engine, codes]) => `${codes.join(' ')} by ${engine}`);
  if (listed.length === 0) return `${verb}: no language. ${otherwise}`;
  return `${verb}: ${listed.join('; ')}.${missing.length > 0 ? ` Not: ${missing.join(' ')}.` : ''}`;
}
