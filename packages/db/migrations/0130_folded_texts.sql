-- Texts that people search, as they are compared (functions/fold_text.sql). Folding a text takes longer than searching it.
-- Adding the columns writes both tables again: about a minute for a million messages.
create function fold_text(content text) returns text
language sql immutable parallel safe as $$
  select case when octet_length(content) = length(content) then lower(content) else lower(normalize(content, NFKC)) end
$$;

alter table messages add column folded text generated always as (fold_text(content)) stored;
alter table leads add column folded text generated always as (
  fold_text(name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '') || ' ' || session_id)) stored;
