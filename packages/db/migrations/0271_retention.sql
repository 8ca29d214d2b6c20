-- After how many days conversations and leads are deleted; null keeps them.
alter table workspaces
  add retention_conversations integer check (retention_conversations between 1 and 3650),
  add retention_leads integer check (retention_leads between 1 and 3650);
-- How many records a job of the service changed; null for a call, which changes one.
alter table audit_events add count integer;
