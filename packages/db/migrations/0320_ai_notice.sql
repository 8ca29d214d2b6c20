-- The first reply of a bot in a conversation says that a machine answers, unless the bot does not say it.
alter table bots add column ai_notice boolean not null default true;
-- The question whose reply says it, or the message that says it. One statement decides, so two replies at once do not both say it.
alter table conversations add column ai_notice_by uuid;
