-- Finds who a customer of a channel is as a visitor, and takes one message from the rate buckets of the visitor and of the bot, as
-- open_widget does. `waits_for` is null, or the messages a minute of the first empty bucket. `plan_limits` has the limits of each
-- plan. `speech_forms` is null if the bot answers nobody.
create or replace function admit_contact(of_workspace uuid, of_bot uuid, session text, plan_limits jsonb)
returns table (
  workspace_name text, plan text, limits jsonb, egress_allowed boolean, redact text[], speech_forms jsonb, waits_for integer
)
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  at constant timestamptz := clock_timestamp();
  of_plan jsonb;
  bucket text;
  most integer;
begin
  select w.name, w.plan, w.limits, w.egress_allowed, w.redact, (plan_limits -> w.plan) || coalesce(w.limits, '{}'),
    (select b.speech_forms from answering_bots() b where b.workspace_id = w.id and b.id = of_bot)
  into workspace_name, plan, limits, egress_allowed, redact, of_plan, speech_forms
  from workspaces w where w.id = of_workspace;
  if not found then return; end if;
  if speech_forms is null then return next; return; end if;

  foreach bucket in array array['session/' || session, 'bot'] loop
    most := of_plan ->> (case bucket when 'bot' then 'botRequestsPerMinute' else 'visitorRequestsPerMinute' end);
    continue when most is null;
    insert into rate_buckets as b values (md5(of_bot::text || '/' || bucket)::uuid, most - 1, at)
    on conflict on constraint rate_buckets_pkey do update set
      level = least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) - 1, filled_at = at
    where least(most, b.level + most * extract(epoch from at - b.filled_at) / 60) >= 1;
    if not found then waits_for := most; exit; end if;
  end loop;
  return next;
end $$;

revoke execute on function admit_contact from public;
