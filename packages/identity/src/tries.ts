import { type Database, requireRate } from '@jawab/core';

/** Tries a minute for what can be guessed: passwords, codes and links. */
const perMinute = 5;

/**
 * Counts a try in the database under each key, before it is made. Throws `rate_limited` after five a minute under one of
 * them. Returns what gives the tries back, for a try that succeeded.
 */
export async function countTry({ system }: Pick<Database, 'system'>, keys: string[]) {
  for (const key of keys) {
    const [row] = await system.sql<{ allowed: boolean; remaining: number }>`
      select * from take_request(${key}, ${perMinute})`;
    if (row) requireRate({ allowed: row.allowed, remaining: row.remaining, per_minute: perMinute }, 'You');
  }
  return async (): Promise<void> => {
    await system.sql`
      update rate_buckets set level = least(level + 1, ${perMinute})
      where token_id = any(select md5(k)::uuid from unnest(${keys}::text[]) k)`;
  };
}
