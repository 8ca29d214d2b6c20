-- The settings that a change of settings set: [{field, before, after}]; null for every other event.
alter table audit_events add changes jsonb;
