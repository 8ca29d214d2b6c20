-- The text and the language that a person wrote, if the message is its translation.
alter table messages add original jsonb;
