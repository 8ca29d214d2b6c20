-- The company that a visitor named. Searching finds it: the folded text is made again, which writes the table once.
alter table leads
  add column company text,
  drop column folded;
alter table leads add column folded text generated always as (lower(normalize(
  name || ' ' || email || ' ' || coalesce(phone, '') || ' ' || coalesce(company, '') || ' ' || coalesce(message, '') || ' '
    || session_id, NFKC))) stored;
