-- An archived bot keeps everything and answers nobody. Null: it answers.
alter table bots add archived_at timestamptz(3);
