-- graphile_worker.add_job takes the key from a job that is locked and then inserts, or changes the job of that key if it is
-- not locked. A worker that locks it between the two makes that do nothing, without an error: the job would be lost, and
-- what waits for it would wait for ever. So it is asked again until it answers a job.
create function put_job(task text, payload jsonb, job_key text, run_at timestamptz, priority integer, flags text[], mode text)
returns void
language plpgsql set search_path = pg_catalog, public as $$
begin
  loop
    exit when (
      select j.id from graphile_worker.add_job(
        task, payload::json, job_key => put_job.job_key, run_at => put_job.run_at, priority => put_job.priority,
        flags => put_job.flags, job_key_mode => mode
      ) j
    ) is not null;
  end loop;
end $$;
revoke execute on function put_job from public;

create or replace function enqueue(task text, payload jsonb, job_key text, run_at timestamptz)
returns void
language sql security definer set search_path = pg_catalog, public as
$$ select put_job(task, payload, job_key, run_at, null, null, 'replace') $$;

create or replace function enqueue_once(task text, payload jsonb, job_key text, run_at timestamptz)
returns void
language sql security definer set search_path = pg_catalog, public as
$$ select put_job(task, payload, job_key, run_at, null, null, 'preserve_run_at') $$;

create or replace function enqueue_ingestion(task text, payload jsonb, run_at timestamptz, priority integer, flags text[])
returns void
language sql security definer set search_path = pg_catalog, public as
$$ select put_job(task, payload, 'ingest:' || (payload ->> 'documentId'), run_at, priority, flags, 'replace') $$;

create or replace function enqueue_reembedding(payload jsonb, run_at timestamptz)
returns void
language sql security definer set search_path = pg_catalog, public as $$
  select put_job(
    'reembed_workspace', payload, 'reembed:' || (payload ->> 'workspaceId'), run_at, 100,
    array['embed:', 'base:' || (payload ->> 'workspaceId')], 'replace')
$$;
