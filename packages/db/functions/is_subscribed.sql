-- Returns whether a subscription to events still gets them: it has not ended, and neither has the token or the connection that made it.
create or replace function is_subscribed(hook webhooks) returns boolean
language sql stable set search_path = pg_catalog, public as $$
  select hook.expires_at > now() and (
    hook.subscribed_by is null
    or exists (
      select from tokens t where t.workspace_id = hook.workspace_id and t.id = hook.subscribed_by
        and t.revoked_at is null and (t.expires_at is null or t.expires_at > now()))
    or exists (select from connections c where c.workspace_id = hook.workspace_id and c.id = hook.subscribed_by))
$$;
