/**
 * The limits of a workspace. `null` means no limit. `requestsPerMinute` is per token, `memberRequestsPerMinute` per person. A visitor's
 * session, an address that visitors of a bot come from, and all visitors of a bot together have limits of their own.
 */
export interface Limits {
  api: boolean;
  webhooks: boolean;
  bots: number | null;
  messagesPerMonth: number | null;
  requestsPerMinute: number | null;
  memberRequestsPerMinute: number | null;
  visitorRequestsPerMinute: number | null;
  addressRequestsPerMinute: number | null;
  botRequestsPerMinute: number | null;
}

/** Requests per minute of a visitor's session, of an address, and of all visitors of a bot. */
const visitors = (session: number, address: number, bot: number) => ({
  visitorRequestsPerMinute: session,
  addressRequestsPerMinute: address,
  botRequestsPerMinute: bot,
});

/** The limits of each plan. */
export const plans = {
  free: {
    api: false,
    webhooks: false,
    bots: 1,
    messagesPerMonth: 100,
    requestsPerMinute: null,
    memberRequestsPerMinute: 600,
    ...visitors(60, 300, 600),
  },
  starter: {
    api: false,
    webhooks: false,
    bots: 2,
    messagesPerMonth: 2_000,
    requestsPerMinute: null,
    memberRequestsPerMinute: 600,
    ...visitors(60, 300, 1_200),
  },
  growth: {
    api: true,
    webhooks: false,
    bots: 10,
    messagesPerMonth: 10_000,
    requestsPerMinute: 120,
    memberRequestsPerMinute: 600,
    ...visitors(60, 300, 3_000),
  },
  scale: {
    api: true,
    webhooks: true,
    bots: 50,
    messagesPerMonth: 100_000,
    requestsPerMinute: 600,
    memberRequestsPerMinute: 600,
    ...visitors(60, 600, 6_000),
  },
  enterprise: {
    api: true,
    webhooks: true,
    bots: null,
    messagesPerMonth: null,
    requestsPerMinute: 6_000,
    memberRequestsPerMinute: 600,
    ...visitors(60, 1_200, 30_000),
  },
} as const satisfies Record<string, Limits>;

export type Plan = keyof typeof plans;
export const planNames = Object.keys(plans) as Plan[];

/** Returns the limits of a plan, overridden by the workspace's own limits. */
export const limitsOf = (plan: Plan, overrides?: Partial<Limits> | null): Limits => ({
  ...plans[plan],
  ...overrides,
});
