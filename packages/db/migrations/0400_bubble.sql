-- The message that a page shows beside the chat button by itself; null: none.
alter table bots add bubble jsonb;
