-- Subscriptions of MCP clients to events are webhooks that end by themselves. `subscribed_by` is the token or the connection that subscribed; null for
-- people. Both are null for other webhooks.
alter table webhooks add column expires_at timestamp(3) with time zone, add column subscribed_by uuid;
create index webhooks_expiry on webhooks (expires_at) where expires_at is not null;
