import { createHash } from 'node:crypto';

/** Hashes a question key (see `Languages.questionKey`) to 64 bits, as the text of a signed number. */
export const hashQuestionKey = (key: string): string =>
  createHash('md5').update(key).digest().readBigInt64BE().toString();
