/** One statement: foreign keys are not looked at meanwhile, since tables are filled in no order. */
const block = (perTable: string, after: string) => `do $$ declare name text; begin
  perform set_config('session_replication_role', 'replica', true);
  for name in select tablename from pg_tables where schemaname = 'public' loop
    ${perTable}
  end loop;
  delete from jobs.job;
  delete from jobs.archive;
  ${after}
end $$`;

/**
 * Statements that bring the rows and sequences of a whole database back: a twentieth of what opening another one costs.
 * `keep` copies them beside the tables, once; `restore` leaves what was copied and nothing else; `empty` leaves tables as
 * if nothing was ever stored, and the list of the migrations that made them.
 */
export const databaseCopy = {
  keep: [
    'create schema copy',
    `create table copy.sequences as
      select sequencename as name, last_value as value from pg_sequences where schemaname = 'public'`,
    block(`execute format('create table copy.%1$I as table public.%1$I', name);`, ''),
  ],
  restore: block(
    `execute format('delete from public.%I', name);
    execute format('insert into public.%1$I table copy.%1$I', name);`,
    `perform setval(format('public.%I', s.name)::regclass, coalesce(s.value, 1), s.value is not null)
      from copy.sequences s;`,
  ),
  empty: block(
    `if name <> 'migrations' then execute format('delete from public.%I', name); end if;`,
    `perform setval(format('public.%I', s.name)::regclass, 1, false) from copy.sequences s;`,
  ),
} as const;
