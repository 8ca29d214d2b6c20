-- Notes that days were touched, and has the counted ones among them counted again soon. Nothing of a workspace that is
-- being deleted.
create or replace function note_changes(of_workspace uuid, days date[]) returns void
language plpgsql as $$
begin
  insert into analytics_changes (workspace_id, day, change)
  select of_workspace, d.day, pg_current_xact_id() from (select distinct unnest(days)) d(day)
  where exists (select from workspaces w where w.id = of_workspace)
  on conflict do nothing;
  if found and exists (
    select from analytics_quarters a where a.workspace_id = of_workspace and a.day = any(days)
  ) then
    perform enqueue('roll_up_analytics', jsonb_build_object('workspaceId', of_workspace),
      'roll-up:' || of_workspace, now() + interval '10 seconds', key_mode => 'preserve_run_at');
  end if;
end $$;
