-- One index finds the conversations of a session with one bot and with any. Each turn writes to every index of the table.
drop index conversations_session, conversations_by_session;
create unique index conversations_by_session on conversations (workspace_id, session_id, bot_id, of_visitor);
