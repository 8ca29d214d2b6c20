import type { ConceptKey } from '../define-language.ts';

/** Concepts that a question of any subject may name: how it is asked, amounts, times. They say little about its passage. */
export const lightConcepts: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['how_to', 'where_to', 'when', 'who', 'why', 'possible', 'available', 'want', 'need', 'only'] as const),
  ...([
    'extra',
    'without',
    'change',
    'receive',
    'send',
    'use',
    'check',
    'add',
    'choose',
    'give',
    'find',
  ] as const),
  ...([
    'new',
    'old',
    'question',
    'information',
    'example',
    'number_count',
    'duration',
    'hour',
    'minute',
  ] as const),
  ...([
    'day',
    'week',
    'month',
    'year',
    'today',
    'person',
    'piece',
    'hot',
    'type',
    'stay',
    'meet',
    'litre',
  ] as const),
]);
