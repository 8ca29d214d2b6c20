-- Until when the team has put a conversation aside, and since when; null: it is not put aside.
alter table conversations add snoozed_at timestamptz(3), add snooze_until timestamptz(3);
create index conversations_snoozed on conversations (workspace_id, snooze_until) where snooze_until is not null;
