-- The first 64 bits of the bot's id, or 0 for shared documents. It is mixed into terms, so an index range has one owner.
create or replace function posting_salt(bot_id uuid) returns bigint
language sql immutable parallel safe as
$$ select coalesce(('x' || translate(left(bot_id::text, 18), '-', ''))::bit(64)::bigint, 0) $$;
