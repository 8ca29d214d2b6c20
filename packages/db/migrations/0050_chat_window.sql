-- The settings of a bot's chat window. Where theme and lead_form are null, the defaults of the code hold.
alter table bots
  add column theme jsonb,
  add column suggestions jsonb not null default '{}',
  add column lead_form jsonb,
  add column handoff_hours jsonb,
  add column history text not null default 'tab' check (history in ('tab', 'device')),
  add column hosted_page boolean not null default true,
  add column visitor_messages_per_day integer check (visitor_messages_per_day > 0);
