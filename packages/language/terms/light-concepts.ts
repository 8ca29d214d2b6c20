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

/** Light concepts, and how much something costs, where it is and when: a passage that has nothing else of a question is not about it. */
export const plainConcepts: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...lightConcepts,
  ...(['price', 'location', 'open', 'tomorrow', 'morning', 'noon', 'afternoon', 'evening', 'night'] as const),
  ...(['first_time', 'often', 'percent', 'half', 'double', 'total', 'minimum', 'limit', 'help'] as const),
]);
