-- Spoken turns. A conversation of a visitor can take place by voice too, so its channel no longer says whose it is.
alter table conversations add column of_visitor boolean not null default false;
update conversations set of_visitor = true where channel = 'widget';
drop index conversations_by_session;
create unique index conversations_by_session on conversations (workspace_id, bot_id, session_id, of_visitor);

-- `heard`: the part of an interrupted reply that its visitor heard; null if it was not interrupted while it was spoken.
alter table messages add column spoken boolean not null default false;
alter table messages add column heard text;

-- {"enabled": true, "autoplay": true, "voices": {"hi": "Kore"}}; null: the defaults.
alter table bots add column voice jsonb;
