-- A text as searches compare it: without case and character width. ASCII needs no normalization and no locale, which are slow.
create or replace function fold_text(content text) returns text
language sql immutable parallel safe as $$
  select case when octet_length(content) = length(content) then lower(content collate "C") else lower(normalize(content, NFKC)) end
$$;
