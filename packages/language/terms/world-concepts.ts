import type { ConceptKey } from '../define-language.ts';

/**
 * Subjects that people ask any assistant about and that a business rarely covers. If a question names one that the base lacks, it is not
 * about the base, however many small words match.
 */
export const worldConcepts: ReadonlySet<ConceptKey> = new Set<ConceptKey>([
  ...(['weather', 'forecast', 'umbrella', 'climate', 'news', 'politics', 'election', 'vote', 'war'] as const),
  ...(['lottery', 'gambling', 'stock_market', 'crypto', 'gold_price', 'exchange_rate', 'economy'] as const),
  ...(['sports', 'football', 'cricket', 'other_sport', 'match_result', 'video_game', 'board_game'] as const),
  ...(['religion', 'philosophy', 'horoscope', 'dream', 'feng_shui', 'ghost', 'magic', 'conspiracy'] as const),
  ...(['celebrity', 'film', 'song', 'online_video', 'joke', 'riddle', 'story', 'trivia', 'proverb'] as const),
  ...(['poem', 'essay', 'writing_request', 'wish_message', 'resume', 'summarise', 'draw_request'] as const),
  ...(['homework', 'maths', 'science', 'grammar', 'learn_language', 'programming', 'hacking'] as const),
  ...([
    'capital_city',
    'geography',
    'world_history',
    'landmark',
    'space',
    'wildlife',
    'unit_conversion',
  ] as const),
  ...([
    'love',
    'relationship',
    'feelings',
    'baby_name',
    'medical_advice',
    'legal_advice',
    'get_rich',
  ] as const),
  ...(['adult_content', 'weapon', 'narcotic', 'crime', 'recipe', 'traffic'] as const),
  ...(['passport_renewal', 'driving_licence', 'tax_number', 'social_security', 'military_service'] as const),
  ...(['clock_time', 'calendar_date', 'bot_rules', 'bot_life', 'chatbot_maker'] as const),
]);
