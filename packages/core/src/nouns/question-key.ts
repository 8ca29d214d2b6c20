import { createHash } from 'node:crypto';

/** A question's key (see `Languages.questionKey`) as the database keeps it: 64 bits, as the text of a signed number. */
export const hashQuestionKey = (key: string): string =>
  createHash('md5').update(key).digest().readBigInt64BE().toString();
