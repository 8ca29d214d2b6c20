-- Questions that were answered with a hedge and choices are listed beside the unanswered ones.
create index messages_hedged on messages (workspace_id, created_at desc) where answered is null and trace ->> 'decision' = 'hedged';
