-- Everything that touches Graphile Worker, which is why this file defines more than one function.
-- packages/db/src/graphile-worker.test.ts checks the tables and functions used here after an upgrade.

-- Adds a job to the queue inside the caller's transaction. `key_mode` 'replace' replaces a waiting job of the same key,
-- 'preserve_run_at' keeps its time, so that repeated calls run once.
-- add_job returns no job when a worker locks the job of that key at the same moment; the loop tries again.
create or replace function enqueue(
  task text, payload jsonb, job_key text, run_at timestamptz default null, priority integer default null,
  flags text[] default null, key_mode text default 'replace'
)
returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  loop
    exit when (
      select j.id from graphile_worker.add_job(
        task, payload::json, job_key => enqueue.job_key, run_at => enqueue.run_at, priority => enqueue.priority,
        flags => enqueue.flags, job_key_mode => key_mode
      ) j
    ) is not null;
  end loop;
end $$;
revoke execute on function enqueue from public;
grant execute on function enqueue to jawab_app;

-- Exchanges jobs of one worker with the queue. Jobs in `done` are deleted, jobs in `returned` wait again without a spent
-- attempt, jobs in `failed` wait longer after each attempt. Returns up to `amount` jobs of its tasks without the flags in
-- `avoid`. After a lost answer, `held` lists the jobs the worker has; its other jobs wait again.
-- The commit is asynchronous, because a job that runs twice changes nothing the second time.
create or replace function exchange_jobs(
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
revoke execute on function exchange_jobs from public;

-- Unlocks the jobs of workers whose process is dead and returns them. A worker's death spends no attempt of its jobs. Returns
-- nothing while another worker does the same. Notes that the process which asks has a worker.
create or replace function take_back_jobs(by_process uuid)
returns table (key text, payload jsonb)
language plpgsql security definer set search_path = pg_catalog, public as $$
#variable_conflict use_column
declare
  dead text[];
begin
  update processes p set works = true where p.id = by_process and not p.works;
  if not pg_try_advisory_xact_lock(7251404) then return; end if;
  dead := array(
    select distinct j.locked_by from graphile_worker._private_jobs j
    where j.locked_at is not null
      and not exists (select from processes p where p.id::text = split_part(j.locked_by, '/', 1)));
  -- A job that was replaced while it ran has lost its key and its attempts.
  delete from graphile_worker._private_jobs j
  where j.locked_by = any(dead) and j.key is null and j.attempts >= j.max_attempts;
  return query
    update graphile_worker._private_jobs j set attempts = greatest(j.attempts - 1, 0) where j.locked_by = any(dead)
    returning j.key, j.payload::jsonb;
  perform graphile_worker.force_unlock_workers(dead);
end $$;
revoke execute on function take_back_jobs from public;

-- Counts the jobs of the queue: waiting until they are due, due, running, and given up after their last attempt. `oldest_s`
-- is how long the oldest due job has waited. `workers` counts the processes with a worker that were alive in the last 30 seconds.
create or replace function queue_state()
returns table (waiting int, due int, running int, given_up int, oldest_s int, workers int)
language sql stable security definer set search_path = pg_catalog, public as $$
  select
    count(*) filter (where j.is_available and j.run_at > now())::int,
    count(*) filter (where j.is_available and j.run_at <= now())::int,
    count(*) filter (where j.locked_at is not null)::int,
    count(*) filter (where j.attempts >= j.max_attempts and j.locked_at is null)::int,
    coalesce(extract(epoch from now() - min(j.run_at) filter (where j.is_available and j.run_at <= now())), 0)::int,
    (select count(*)::int from processes p where p.works and p.beat_at > now() - interval '30 seconds')
  from graphile_worker._private_jobs j
$$;
revoke execute on function queue_state from public;

-- Deletes the waiting jobs of a workspace.
create or replace function forget_jobs(of_workspace uuid) returns void
language sql security definer set search_path = pg_catalog, public as $$
  delete from graphile_worker._private_jobs j
  where j.payload ->> 'workspaceId' = of_workspace::text and j.locked_at is null
$$;
revoke execute on function forget_jobs from public;
