-- The bots that answer: all that are not archived. Whatever answers somebody reads this, so that a change of who answers is made here alone.
-- Without `security definer` and settings of its own it becomes a part of the statement that calls it.
create or replace function answering_bots() returns setof bots
language sql stable as $$ select * from bots where archived_at is null $$;

revoke execute on function answering_bots from public;
grant execute on function answering_bots to jawab_app;
