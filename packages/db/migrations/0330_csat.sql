-- How visitors rate a conversation that a person closed, if their bot asks. `csat_asked_at`: when they were asked last.
alter table bots add csat text not null default 'off' check (csat in ('off', 'on_close'));
alter table conversations add csat_asked_at timestamptz(3), add csat_score smallint check (csat_score between 1 and 5),
  add csat_comment text, add csat_at timestamptz(3);
create index conversations_rated on conversations (workspace_id, csat_at) where csat_at is not null;
-- `rate`: the question, `rated`: the question after its answer.
alter table messages drop constraint messages_status_check;
alter table messages add constraint messages_status_check check (status in ('joined', 'closed', 'rate', 'rated')) not valid;
alter table messages validate constraint messages_status_check;
