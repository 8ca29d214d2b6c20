-- Puts the kept rows of a deletion back into the table that they came from. A column that is younger than the rows gets its default, and
-- a row whose place is taken stays out. Returns how many rows came back.
create or replace function restore_rows(of_workspace uuid, of_deletion uuid, of_source regclass) returns integer
language plpgsql as $$
declare
  names text;
  restored integer;
begin
  select string_agg(quote_ident(a.attname), ', ' order by a.attnum) into names
  from pg_attribute a
  where a.attrelid = of_source and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' and exists (
    select from deleted_rows d
    where d.workspace_id = of_workspace and d.deletion_id = of_deletion and d.source = of_source::text
      and d.content ? a.attname);
  if names is null then return 0; end if;
  execute format(
    'insert into %1$s (%2$s) select %2$s from (
       select r.* from deleted_rows d cross join lateral jsonb_populate_record(null::%1$s, d.content) r
       where d.workspace_id = $1 and d.deletion_id = $2 and d.source = $3 order by d.id) rows_of_deletion
     on conflict do nothing', of_source, names) using of_workspace, of_deletion, of_source::text;
  get diagnostics restored = row_count;
  return restored;
end $$;
