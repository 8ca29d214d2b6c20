import { deleteExpired, fragment, keptDays, missingDays, type Sql } from '@jawab/core';
import { scheduleSweep, scheduleSweeps } from '../queue/schedule.ts';
import { defineTask } from '../work.ts';

const batch = 5_000;

const keptFor = (kind: keyof typeof keptDays) => fragment`${keptDays[kind]} * interval '1 day'`;

/** Statements that delete records kept for a time only. Each one deletes up to `batch` rows and returns one row for each. */
const expired = {
  idempotency_keys: (sql: Sql) => sql`
    delete from idempotency_keys k where k.ctid = any(array(
      select o.ctid from idempotency_keys o where o.created_at < now() - ${keptFor('idempotency_keys')} limit ${batch}))
    returning 1`,
  traces: (sql: Sql) => sql`
    update messages m set trace = null where m.ctid = any(array(
      select o.ctid from messages o
      where o.created_at < now() - ${keptFor('traces')} and o.trace is not null limit ${batch}))
    returning 1`,
  events: (sql: Sql) => sql`
    delete from events e where e.ctid = any(array(
      select o.ctid from events o where o.created_at < now() - ${keptFor('events')} and o.seq is not null limit ${batch}))
    returning 1`,
  deliveries: (sql: Sql) => sql`
    delete from deliveries d where d.ctid = any(array(
      select o.ctid from deliveries o where o.created_at < now() - ${keptFor('webhook_deliveries')} limit ${batch}))
    returning 1`,
  audit_events: (sql: Sql) => sql`
    delete from audit_events e where e.ctid = any(array(
      select o.ctid from audit_events o where o.at < now() - ${keptFor('audit_log')} limit ${batch}))
    returning 1`,
  channel_receipts: (sql: Sql) => sql`
    delete from channel_receipts r where r.ctid = any(array(
      select o.ctid from channel_receipts o
      where o.received_at < now() - interval '30 days' and o.event is null limit ${batch}))
    returning 1`,
  missing_reports: (sql: Sql) => sql`
    delete from missing_reports r where r.ctid = any(array(
      select o.ctid from missing_reports o where o.last_reported_at < now() - ${missingDays} * interval '1 day' limit ${batch}))
    returning 1`,
  // A client that comes a little late finds its subscription, so that the receiver is not asked again.
  subscriptions: (sql: Sql) => sql`
    delete from webhooks w where w.expires_at < now() - interval '1 hour' returning 1`,
  exports: (sql: Sql) => sql`
    delete from exports e where e.created_at < now() - ${keptFor('exports')} returning 1`,
  crawl_pages: (sql: Sql) => sql`
    delete from crawl_pages p where p.ctid = any(array(
      select o.ctid from crawls c join crawl_pages o on o.workspace_id = c.workspace_id and o.crawl_id = c.id
      where c.created_at < now() - interval '7 days' limit ${batch}))
    returning 1`,
  changes: (sql: Sql) => sql`
    delete from changes c where c.ctid = any(array(
      select o.ctid from changes o where o.at < now() - interval '1 hour' limit ${batch}))
    returning 1`,
  sessions: (sql: Sql) => sql`
    delete from auth.session s where s.ctid = any(array(
      select o.ctid from auth.session o where o.expires_at < now() limit ${batch}))
    returning 1`,
  verifications: (sql: Sql) => sql`
    delete from auth.verification v where v.ctid = any(array(
      select o.ctid from auth.verification o where o.expires_at < now() limit ${batch}))
    returning 1`,
  visitor_days: (sql: Sql) => sql`
    delete from visitor_days v where v.ctid = any(array(
      select o.ctid from visitor_days o where o.day < current_date - 2 limit ${batch}))
    returning 1`,
  // A bucket is full again after an hour without requests.
  rate_buckets: (sql: Sql) => sql`
    delete from rate_buckets b where b.ctid = any(array(
      select o.ctid from rate_buckets o where o.filled_at < now() - interval '1 hour' limit ${batch}))
    returning 1`,
  agent_spans: (sql: Sql) => sql`
    delete from mastra.mastra_ai_spans s where s.ctid = any(array(
      select o.ctid from mastra.mastra_ai_spans o where o."startedAtZ" < now() - ${keptFor('traces')} limit ${batch}))
    returning 1`,
  agent_scores: (sql: Sql) => sql`
    delete from mastra.mastra_scorers s where s.ctid = any(array(
      select o.ctid from mastra.mastra_scorers o
      where o."createdAtZ" < now() - ${keptFor('traces')} limit ${batch}))
    returning 1`,
};

/** Deletes expired rows and queues the jobs that find work in all workspaces. Runs again in an hour. */
export default defineTask({
  async run({ runtime, signal }) {
    await scheduleSweeps({ runtime });
    await scheduleSweep({ runtime }, 'index_vectors');
    const total: Record<string, number> = {};
    for (const [kind, deleteSome] of Object.entries(expired)) {
      let deleted: number;
      do {
        deleted = (await deleteSome(runtime.database.system.sql)).length;
        total[kind] = (total[kind] ?? 0) + deleted;
      } while (deleted >= batch && !signal.aborted);
    }
    Object.assign(total, await deleteExpired(runtime.database.system.sql, signal));
    runtime.log.info(total, 'housekeeping');
  },
});
