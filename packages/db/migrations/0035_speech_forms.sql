-- How a bot speaks politely where a language has several ways: {"th": "khrap", "vi": "em"}.
alter table bots add column speech_forms jsonb not null default '{}';
