/** How many days the service keeps records that are kept for a time only. */
export const keptDays = {
  /** Deleted records, which can be restored. */
  deletions: 30,
  /** Why a reply was given, and what the model was sent. */
  traces: 30,
  events: 30,
  webhook_deliveries: 30,
  audit_log: 400,
  exports: 7,
  idempotency_keys: 1,
} as const;
