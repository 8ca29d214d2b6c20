-- Texts that people search, as fold_text makes them comparable: folding a text takes longer than searching it. The columns
-- say it themselves, because functions are made after migrations. ASCII needs no normalization, which is slow.
-- Adding the columns writes both tables again: about a minute for a million messages.
alter table messages add column folded text generated always as (
  case when octet_length(content) = length(content) then lower(content) else lower(normalize(content, NFKC)) end) stored;
alter table leads add column folded text generated always as (lower(normalize(
  name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(message, '') || ' ' || session_id, NFKC))) stored;
