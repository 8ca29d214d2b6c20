import { Refusal } from './errors.ts';

/** State of a rate bucket after this request. */
export interface Rate {
  limit: number;
  remaining: number;
  /** Seconds until the bucket is full again. */
  resetSeconds: number;
}

/** A rate bucket as the database returns it. `per_minute` is null without a limit. */
export interface Bucket {
  allowed: boolean;
  remaining: number;
  per_minute: number | null;
}

/** A 429 refusal that carries the rate of its caller. */
export class RateLimited extends Refusal {
  readonly rate: Rate;
  constructor(caller: string, rate: Rate, retryAfterSeconds: number) {
    super(
      'rate_limited',
      `${caller} can send ${rate.limit} requests per minute. Try again in ${retryAfterSeconds} s.`,
      {
        retryAfterSeconds,
      },
    );
    this.rate = rate;
  }
}

/** Returns the rate after this request, null without a limit. Throws {@link RateLimited} if the bucket was empty. */
export function requireRate({ per_minute: limit, remaining, allowed }: Bucket, caller: string): Rate | null {
  if (limit === null) return null;
  const rate = {
    limit,
    remaining: Math.max(0, Math.floor(remaining)),
    resetSeconds: Math.ceil(((limit - remaining) * 60) / limit),
  };
  if (!allowed) throw new RateLimited(caller, rate, Math.max(1, Math.ceil((60 / limit) * (1 - remaining))));
  return rate;
}
