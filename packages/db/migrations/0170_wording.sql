-- Whether a chat model answers in its own words, or only chooses sentences of the documents.
alter table bots add column wording text not null default 'own' check (wording in ('own', 'document'));
