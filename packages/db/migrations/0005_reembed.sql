-- Which model's vectors answer a workspace's questions, and how a change of model reaches those that have others.

-- Written with the first vectors of a workspace; changed only when all of its passages have a vector of another model.
create table vector_models (
  workspace_id uuid primary key references workspaces on delete cascade,
  model text not null,
  dimensions integer not null,
  serves_since timestamptz(3) not null default now()
);
alter table vector_models enable row level security;
create policy tenant on vector_models to jawab_app using (workspace_id = current_setting('jawab.workspace')::uuid);
grant select, insert, update, delete on vector_models to jawab_app;

insert into vector_models (workspace_id, model, dimensions)
select distinct on (workspace_id) workspace_id, model, dimensions from (
  select workspace_id, model, max(vector_dims(embedding)) as dimensions, count(*) as vectors
  from embeddings group by workspace_id, model
) m
order by workspace_id, vectors desc;

-- Looks at up to `batch` workspaces after one: whether another model answers there, passages lack a vector of this one, or
-- vectors of others are left.
create function find_reembedding(model text, after_id uuid, batch integer)
returns table (workspace_id uuid, due boolean)
language sql stable security definer set search_path = pg_catalog, public as $$
  select w.id,
    exists (select from vector_models v where v.workspace_id = w.id and v.model <> find_reembedding.model)
    or exists (
      select from chunks c where c.workspace_id = w.id and not exists (
        select from embeddings e
        where e.workspace_id = c.workspace_id and e.chunk_id = c.id and e.model = find_reembedding.model)
    ) or exists (
      select from embeddings e where e.workspace_id = w.id and e.model <> find_reembedding.model
    )
  from (select id from workspaces where id > after_id order by id limit batch) w
  order by w.id
$$;

-- Puts the job that embeds a workspace anew into the queue, behind everything else there, unless it waits already.
create function enqueue_reembedding(payload jsonb, run_at timestamptz)
returns void
language plpgsql security definer set search_path = pg_catalog, public as $$
begin
  perform graphile_worker.add_job(
    'reembed_workspace', payload::json, job_key => 'reembed:' || (payload ->> 'workspaceId'),
    run_at => enqueue_reembedding.run_at, priority => 100,
    flags => array['embed:', 'base:' || (payload ->> 'workspaceId')]
  );
end $$;

revoke execute on function find_reembedding, enqueue_reembedding from public;
grant execute on function enqueue_reembedding to jawab_app;
