-- Greetings of a bot in languages other than its own, by the code of the language.
alter table bots add greetings jsonb not null default '{}';
