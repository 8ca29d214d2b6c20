-- Returns whether an origin is in a list. `https://*.shop.example` means the subdomains of shop.example, not itself.
create or replace function origin_allowed(origin text, list text[]) returns boolean
language sql immutable set search_path = pg_catalog, public as $$
  select exists (
    select from unnest(list) p(pattern)
    where origin = pattern or (
      strpos(pattern, '*') > 0 and length(origin) >= length(pattern)
      and starts_with(origin, split_part(pattern, '*', 1))
      and right(origin, length(split_part(pattern, '*', 2))) = split_part(pattern, '*', 2)
    )
  )
$$;
