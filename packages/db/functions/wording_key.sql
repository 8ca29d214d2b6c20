-- The key of a question without one: a hash of its wording. Only the version before calls it.
create or replace function wording_key(content text) returns bigint
language sql immutable parallel safe as $$
  select ('x' || left(md5(lower(btrim(normalize(content, NFKC), E' \n\t?？!！.。،؟।'))), 16))::bit(64)::bigint
$$;
