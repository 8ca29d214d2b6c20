-- What the worker needs across workspaces: who is alive, whose jobs to take back, and what is too old to keep.

-- One row a running worker; `id` is what graphile_worker writes into locked_by. Belongs to no workspace.
create table worker_heartbeats (
  id text primary key,
  started_at timestamptz(3) not null default now(),
  beat_at timestamptz(3) not null default now()
) with (fillfactor = 50);

-- A document's row is written three times on its way to ready.
alter table documents set (fillfactor = 70);

create index messages_traced on messages (created_at) where trace is not null;

-- Says that a worker is alive. The database's clock, so that hosts need not agree on the time.
create function beat(worker_id text) returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform set_config('synchronous_commit', 'off', true);
  insert into worker_heartbeats (id) values (worker_id) on conflict (id) do update set beat_at = now();
end $$;

-- Moves a document's job: to another task, or to a later try. Replaces the job of the same document.
create function enqueue_ingestion(task text, payload jsonb, run_at timestamptz, priority integer, flags text[])
returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    task, payload::json, job_key => 'ingest:' || (payload ->> 'documentId'),
    run_at => enqueue_ingestion.run_at, priority => enqueue_ingestion.priority, flags => enqueue_ingestion.flags
  );
end $$;

-- One round of a worker with the queue: what it finished goes, what it must leave returns, what failed waits longer each
-- time, and up to `amount` jobs of its tasks come, none with a flag to avoid. `held` is given after a round whose answer
-- was lost: of jobs locked by the worker the others return, it never heard of them. Not waited for on the disk: a job that is
-- done twice does nothing the second time.
create function exchange_jobs(
  worker_id text, tasks text[], done bigint[], returned bigint[], failed bigint[], reasons text[], held bigint[],
  avoid text[], amount integer
)
returns table (id bigint, task text, payload json, attempts integer, flags text[])
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
begin
  perform set_config('synchronous_commit', 'off', true);
  if cardinality(done) > 0 then
    delete from graphile_worker._private_jobs j where j.id = any(done) and j.locked_by = worker_id;
  end if;
  if cardinality(returned) > 0 then
    update graphile_worker._private_jobs j
    set locked_by = null, locked_at = null, attempts = greatest(j.attempts - 1, 0)
    where j.id = any(returned) and j.locked_by = worker_id;
  end if;
  if cardinality(failed) > 0 then
    update graphile_worker._private_jobs j set
      locked_by = null, locked_at = null, last_error = f.reason,
      run_at = greatest(now(), j.run_at) + exp(least(j.attempts, 10)) * interval '1 second'
    from unnest(failed, reasons) f(id, reason)
    where j.id = f.id and j.locked_by = worker_id;
  end if;
  if held is not null then
    update graphile_worker._private_jobs j
    set locked_by = null, locked_at = null, attempts = greatest(j.attempts - 1, 0)
    where j.locked_by = worker_id and j.id <> all(held);
  end if;
  if amount > 0 then
    return query
    with chosen as (
      select j.id from graphile_worker._private_jobs j
      where j.is_available and j.run_at <= now() and j.job_queue_id is null
        and j.task_id = any(array(select t.id from graphile_worker._private_tasks t where t.identifier = any(tasks)))
        and (j.flags ?| avoid) is not true
      order by j.priority, j.run_at
      limit amount
      for update skip locked
    )
    update graphile_worker._private_jobs j
    set attempts = j.attempts + 1, locked_by = worker_id, locked_at = now()
    from chosen c
    where j.id = c.id
    returning j.id, (select t.identifier from graphile_worker._private_tasks t where t.id = j.task_id), j.payload,
      j.attempts::int, array(select jsonb_object_keys(j.flags));
  end if;
end $$;

-- Puts a job into the queue unless one with its key waits already: what happens often is done once, `run_at` of the first.
create function enqueue_once(task text, payload jsonb, job_key text, run_at timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    task, payload::json, job_key => enqueue_once.job_key, run_at => enqueue_once.run_at,
    job_key_mode => 'preserve_run_at'
  );
end $$;

-- Takes back the jobs of workers that were silent for longer than `silence`. Their documents are queued again; one that
-- was in work each time its worker died is failed at last (`deaths` times). Answers how many jobs and documents it was.
create function reap_workers(silence interval, deaths integer)
returns table (reaped_jobs integer, requeued integer, failed integer)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  dead text[];
begin
  reaped_jobs := 0; requeued := 0; failed := 0;
  if not pg_try_advisory_xact_lock(7251404) then return next; return; end if;
  select array_agg(distinct j.locked_by) into dead
  from graphile_worker._private_jobs j
  where j.locked_at < now() - silence and not exists (
    select from worker_heartbeats h where h.id = j.locked_by and h.beat_at > now() - silence);
  if dead is null then return next; return; end if;

  -- Jobs another one has replaced while they ran have no key any more and nothing left to do.
  delete from graphile_worker._private_jobs j
  where j.locked_by = any(dead) and j.key is null and j.attempts >= j.max_attempts;

  with held as (
    select (j.payload ->> 'workspaceId')::uuid as workspace_id, (j.payload ->> 'documentId')::uuid as id,
      (j.payload ->> 'revision')::int as revision
    from graphile_worker._private_jobs j where j.locked_by = any(dead) and j.key like 'ingest:%'
  ), touched as (
    update documents d set
      status = case when coalesce((d.error ->> 'deaths')::int, 0) + 1 >= reap_workers.deaths then 'failed' else 'queued' end,
      error = jsonb_build_object(
        'code', 'worker_died',
        'message', case when coalesce((d.error ->> 'deaths')::int, 0) + 1 >= reap_workers.deaths
          then 'Processing this document stopped the worker again and again. Send it in smaller parts.'
          else 'The worker stopped while it processed this document. It is tried again by itself.' end,
        'attempts', coalesce((d.error ->> 'attempts')::int, 0),
        'deaths', coalesce((d.error ->> 'deaths')::int, 0) + 1
      ),
      updated_at = now()
    from held h
    where d.workspace_id = h.workspace_id and d.id = h.id and d.revision = h.revision and d.status = 'processing'
    returning d.status
  )
  select count(*) filter (where status = 'queued'), count(*) filter (where status = 'failed')
  into requeued, failed from touched;

  -- A death is not the job's fault: it does not spend one of its attempts.
  update graphile_worker._private_jobs j set attempts = greatest(j.attempts - 1, 0) where j.locked_by = any(dead);
  get diagnostics reaped_jobs = row_count;
  perform graphile_worker.force_unlock_workers(dead);
  return next;
end $$;

-- Forgets what is kept for a time only, at most `batch` rows of each kind. Answers how many rows it touched.
create function keep_house(batch integer)
returns table (idempotency_keys bigint, traces bigint, heartbeats bigint)
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  delete from public.idempotency_keys k where k.ctid = any(array(
    select o.ctid from public.idempotency_keys o where o.created_at < now() - interval '24 hours' limit batch));
  get diagnostics idempotency_keys = row_count;
  update public.messages m set trace = null where m.ctid = any(array(
    select o.ctid from public.messages o
    where o.created_at < now() - interval '30 days' and o.trace is not null limit batch));
  get diagnostics traces = row_count;
  delete from public.worker_heartbeats h where h.beat_at < now() - interval '1 hour';
  get diagnostics heartbeats = row_count;
  return next;
end $$;

revoke execute on function beat, exchange_jobs, enqueue_ingestion, enqueue_once, reap_workers, keep_house from public;
grant execute on function enqueue_ingestion, enqueue_once to jawab_app;
