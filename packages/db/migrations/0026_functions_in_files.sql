-- Functions live in packages/db/functions. Those dropped here have no file: their rules moved to TypeScript, several became
-- one, or nothing called them any more.
drop trigger disable_webhooks_of_bot on bots;
drop function disable_webhooks_of_bot, take_from_bucket, w_limit_lifted, next_refresh, beat, keep_house, forget_events,
  forget_buckets, forget_agent_runs, reap_workers, put_job, enqueue, enqueue_once, enqueue_ingestion, enqueue_reembedding,
  open_widget(text, text, integer, integer);
