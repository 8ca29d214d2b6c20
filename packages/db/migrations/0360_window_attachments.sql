-- True: visitors of the bot's chat window can send files.
alter table bots add attachments boolean not null default false;
