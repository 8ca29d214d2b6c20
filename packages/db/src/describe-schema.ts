import type pg from 'pg';

const tables = `
  select c.oid, c.oid::regclass::text as name, c.relrowsecurity as walled, c.relforcerowsecurity as forced, array_to_string(c.reloptions, ', ') as options,
    (select string_agg(privilege, ', ' order by privilege)
     from (select lower(privilege_type) as privilege from aclexplode(c.relacl) where grantee = 'jawab_app'::regrole) g
    ) as granted
  from pg_class c
  where c.relnamespace in ('public'::regnamespace, 'mastra'::regnamespace, 'auth'::regnamespace) and c.relkind in ('r', 'p')
    and not exists (select from pg_depend d where d.objid = c.oid and d.deptype = 'e')
  order by c.oid::regclass::text collate "C"`;

const columns = `
  select a.attrelid as oid, format('%I %s', a.attname, format_type(a.atttypid, a.atttypmod))
    || case when a.attstorage <> t.typstorage then case a.attstorage when 'e' then ' storage external' else ' storage main' end
      else '' end
    || case when a.attidentity = 'a' then ' generated always as identity' else '' end
    || case when a.attgenerated = 's' then format(' generated always as (%s) stored', pg_get_expr(d.adbin, d.adrelid))
      when d.adbin is not null then ' default ' || pg_get_expr(d.adbin, d.adrelid) else '' end
    || case when a.attnotnull then ' not null' else '' end as line
  from pg_attribute a join pg_type t on t.oid = a.atttypid
  left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
  where a.attnum > 0 and not a.attisdropped
  order by a.attrelid, a.attnum`;

/** Leaves out "not null", which PostgreSQL 18 also lists as constraints, because the columns show it already. */
const constraints = `
  select conrelid as oid, format('constraint %I %s', conname, pg_get_constraintdef(oid)) as line
  from pg_constraint where contype <> 'n'
  order by conrelid, contype <> 'p', conname collate "C"`;

const indexes = `
  select i.indrelid as oid, pg_get_indexdef(i.indexrelid) as line from pg_index i
  where not exists (select from pg_constraint c where c.conindid = i.indexrelid and c.contype in ('p', 'u', 'x'))
  order by i.indrelid, (i.indexrelid::regclass)::text collate "C"`;

/** Leaves out the policy of the owner, whose name differs between databases. */
const policies = `
  select polrelid as oid, format('create policy %I on %s to %s using %s', polname, polrelid::regclass,
    array_to_string(array(select rolname from pg_roles where oid = any(polroles)), ', '), pg_get_expr(polqual, polrelid))
    || coalesce(' with check ' || pg_get_expr(polwithcheck, polrelid), '') as line
  from pg_policy where polname <> 'owner' order by polrelid, polname collate "C"`;

const triggers = `
  select tgrelid as oid, pg_get_triggerdef(oid) as line from pg_trigger
  where not tgisinternal order by tgrelid, tgname collate "C"`;

const sequences = `
  select format('create sequence %I minvalue %s maxvalue %s%s;', sequencename, min_value, max_value,
    case when cycle then ' cycle' else '' end) as line
  from pg_sequences s where schemaname = 'public'
    and not exists (select from pg_depend d where d.objid = format('%I.%I', schemaname, sequencename)::regclass
      and d.deptype in ('i', 'a'))
  order by sequencename collate "C"`;

const functions = `
  select format('-- %s(%s) returns %s%s%s', proname, pg_get_function_arguments(oid), pg_get_function_result(oid),
    case when prosecdef then ', security definer' else '' end,
    case when has_function_privilege('jawab_app', oid, 'execute') then '' else ', not for jawab_app' end) as line
  from pg_proc p where pronamespace = 'public'::regnamespace
    and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')
  order by proname collate "C"`;

interface Table {
  oid: number;
  name: string;
  walled: boolean;
  forced: boolean;
  options: string | null;
  granted: string | null;
}

/** Collects the statements of each table, by the table's oid. */
async function readLines(pool: pg.Pool, query: string): Promise<Map<number, string[]>> {
  const { rows } = await pool.query<{ oid: number; line: string }>(query);
  const lines = new Map<number, string[]>();
  for (const { oid, line } of rows) lines.set(oid, [...(lines.get(oid) ?? []), line]);
  return lines;
}

async function describeTables(pool: pg.Pool): Promise<string[]> {
  const [inColumns, inConstraints, ...rest] = await Promise.all(
    [columns, constraints, indexes, policies, triggers].map((query) => readLines(pool, query)),
  );
  const { rows } = await pool.query<Table>(tables);
  return rows.map(({ oid, name, walled, forced, options, granted }) => {
    const inside = [...(inColumns?.get(oid) ?? []), ...(inConstraints?.get(oid) ?? [])];
    const after = rest.flatMap((lines) => lines.get(oid) ?? []);
    if (forced) after.unshift(`alter table ${name} force row level security`);
    if (walled) after.unshift(`alter table ${name} enable row level security`);
    if (granted) after.push(`grant ${granted} on ${name} to jawab_app`);
    const head = `create table ${name} (\n  ${inside.join(',\n  ')}\n)${options ? ` with (${options})` : ''}`;
    return [head, ...after].map((statement) => `${statement};\n`).join('');
  });
}

/**
 * Describes the tables and functions of a migrated database as text. The text is the same on every supported PostgreSQL and
 * leaves out Graphile Worker's schema.
 */
export async function describeSchema(pool: pg.Pool): Promise<string> {
  const linesOf = async (query: string) =>
    (await pool.query<{ line: string }>(query)).rows.map(({ line }) => `${line}\n`).join('');
  return [
    await linesOf(sequences),
    ...(await describeTables(pool)),
    `-- Functions; their bodies are in functions/.\n${await linesOf(functions)}`,
  ].join('\n');
}
