const anySinhala = /[\u0d80-\u0dff]/;
/** A joiner in a conjunct (ක්\u200dර, ශ්\u200dරී), which many keyboards leave out, and letters that sound alike. */
const variants = /\u200d|[\u0dab\u0dc5\u0dc2]/g;
const plain: Record<string, string> = { '\u200d': '', ණ: 'න', ළ: 'ල', ෂ: 'ශ' };

/** Unifies what people type differently in Sinhala: conjuncts with and without a joiner, and ණ and න, ළ and ල, ෂ and ශ. */
export const foldSinhala = (text: string): string =>
  anySinhala.test(text) ? text.replace(variants, (letter) => plain[letter] ?? letter) : text;
