-- The last change of a record, which its ETag names.
create index audit_events_target on audit_events (workspace_id, target_kind, target_id, id);
