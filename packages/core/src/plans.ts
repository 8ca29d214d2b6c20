/** What a workspace may use. `null` means no limit; `requestsPerMinute` holds for each token. */
export interface Limits {
  api: boolean;
  webhooks: boolean;
  bots: number | null;
  messagesPerMonth: number | null;
  requestsPerMinute: number | null;
}

/** The one table of plans (decisions: "Plans"). */
export const plans = {
  free: { api: false, webhooks: false, bots: 1, messagesPerMonth: 100, requestsPerMinute: null },
  starter: { api: false, webhooks: false, bots: 2, messagesPerMonth: 2_000, requestsPerMinute: null },
  growth: { api: true, webhooks: false, bots: 10, messagesPerMonth: 10_000, requestsPerMinute: 120 },
  scale: { api: true, webhooks: true, bots: 50, messagesPerMonth: 100_000, requestsPerMinute: 600 },
  enterprise: { api: true, webhooks: true, bots: null, messagesPerMonth: null, requestsPerMinute: 6_000 },
} as const satisfies Record<string, Limits>;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as Plan[];

/** A plan's limits with a workspace's own exceptions laid over them. */
export const limitsOf = (plan: Plan, overrides?: Partial<Limits> | null): Limits => ({
  ...plans[plan],
  ...overrides,
});
