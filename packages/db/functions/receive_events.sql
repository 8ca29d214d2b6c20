-- Stores what a provider posted for a channel, each event once by its id, and marks their customers as due. An unknown address
-- becomes a customer if its event is a message, or one of the owner's. Returns false, and stores nothing, if the channel has had
-- `max_per_minute` requests.
-- `events`: [{id, at, from, addresses, name, begins, event}]. An event without a known customer is kept by its id only.
create or replace function receive_events(of_workspace uuid, of_channel uuid, events jsonb, max_per_minute integer)
returns boolean
language plpgsql security definer set search_path = pg_catalog, public as $$
declare
  now_at constant timestamptz := clock_timestamp();
  one record;
  of_contact uuid;
  of_customer uuid;
begin
  -- Two requests with the first messages of one customer wait for each other here.
  perform 1 from channels c where c.workspace_id = of_workspace and c.id = of_channel for no key update;
  if not found then return true; end if;

  insert into rate_buckets as b values (md5(of_channel || '/channel')::uuid, max_per_minute - 1, now_at)
  on conflict on constraint rate_buckets_pkey do update set filled_at = now_at,
    level = least(max_per_minute, b.level + max_per_minute * extract(epoch from now_at - b.filled_at) / 60) - 1
  where least(max_per_minute, b.level + max_per_minute * extract(epoch from now_at - b.filled_at) / 60) >= 1;
  if not found then return false; end if;

  for one in
    select * from jsonb_to_recordset(events)
      as e(id text, at timestamptz, address text, addresses text[], name text, begins boolean, message text, event jsonb)
  loop
    insert into channel_receipts (workspace_id, channel_id, event_id, at, event)
    values (of_workspace, of_channel, one.id, one.at, one.event) on conflict do nothing;
    continue when not found;

    select a.contact_id into of_contact from channel_addresses a
    where a.workspace_id = of_workspace and a.channel_id = of_channel and a.address = any(one.addresses) limit 1;
    if of_contact is null and one.message is not null then
      select o.contact_id into of_contact from outbox o
      where o.workspace_id = of_workspace and o.channel_id = of_channel and o.provider_message = one.message limit 1;
    end if;
    if of_contact is null and one.begins then
      insert into customers (workspace_id, name, first_seen_at, last_seen_at)
      values (of_workspace, one.name, one.at, one.at) returning id into of_customer;
      insert into channel_contacts (workspace_id, channel_id, customer_id, address)
      values (of_workspace, of_channel, of_customer, one.address) returning id into of_contact;
    end if;
    if of_contact is null then
      update channel_receipts r set event = null
      where r.workspace_id = of_workspace and r.channel_id = of_channel and r.event_id = one.id;
      continue;
    end if;
    insert into channel_addresses (workspace_id, channel_id, address, contact_id)
    select of_workspace, of_channel, a, of_contact from unnest(one.addresses) a on conflict do nothing;
    update channel_receipts r set contact_id = of_contact
    where r.workspace_id = of_workspace and r.channel_id = of_channel and r.event_id = one.id;
    update channel_contacts c set in_due_at = now_at, address = coalesce(one.address, c.address)
    where c.workspace_id = of_workspace and c.id = of_contact;
  end loop;

  update channels c set last_received_at = now_at where c.workspace_id = of_workspace and c.id = of_channel;
  return true;
end $$;

revoke execute on function receive_events from public;
grant execute on function receive_events to jawab_app;
