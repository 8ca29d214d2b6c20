-- Filters of the lists of conversations, documents and events.
create index conversations_by_status on conversations (workspace_id, status, last_message_at desc, id desc);
create index conversations_by_language on conversations (workspace_id, language collate "C", last_message_at desc, id desc);
create index conversations_by_channel on conversations (workspace_id, channel, last_message_at desc, id desc);
create index conversations_by_bot on conversations (workspace_id, bot_id, last_message_at desc, id desc);
create index messages_unanswered_in on messages (workspace_id, conversation_id) where answered = false;
create index documents_by_status on documents (workspace_id, status, created_at desc, id desc);
create index events_by_time on events (workspace_id, created_at);
