import { protocol, type PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { is } from 'drizzle-orm';
import type { Statement } from '#services/backend/kernel/database/Database.ts';
import { migrate } from '#services/backend/kernel/database/migrate.ts';

const { messages, serialize } = protocol;

/** PostgreSQL's types by their OID: what a row holds of them, whichever driver reads it. */
const READ = new Map([
  [16, 'boolean'],
  [23, 'number'],
  [25, 'string'],
  [114, 'unknown'],
  [1009, 'readonly string[]'],
  [1043, 'string'],
  [1184, 'Date'],
  [3802, 'unknown'],
]);

/** What is handed over for a parameter of a type. */
const GIVEN = new Map([
  [16, 'boolean'],
  [23, 'number'],
  [25, 'string'],
  [1043, 'string'],
  [1184, 'string'],
  [3802, 'string'],
]);

interface Column {
  /** The module below `tables/` that the table is in, and the names that it and the column have there. */
  readonly file: string;
  readonly table: string;
  readonly property: string;
}

/** What PostgreSQL says of a statement. */
interface Described {
  readonly name: string;
  readonly parameters: readonly string[];
  readonly row: readonly { readonly name: string; readonly type: string; readonly column: Column | undefined }[];
}

/** A node of a plan, as `explain (format json)` writes it. */
interface PlanNode {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Plans?: readonly PlanNode[];
}

const nodesOf = (plan: PlanNode): readonly PlanNode[] => [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];

/** What PostgreSQL calls the table of a queue, and its index, by a digest of the queue's name. */
const QUEUE = /^j[0-9a-f]{56}(?:_\w+)?$/;

/** Looks each row up by itself, and reads a table from end to end only where no index serves. */
const BY_INDEX = 'set enable_seqscan = off; set enable_hashjoin = off; set enable_mergejoin = off';

/** What says where to look in an index. All that is later than a moment is most of a table, or all of it. */
const KEYED = /(?<![<>])= |IS NULL/;

const tables = import.meta.glob<{ readonly [name: string]: unknown }>(
  '../../../services/backend/kernel/database/tables/*.ts',
  { eager: true },
);

/** The columns of the tables by the names that they have in the database. */
const columns = new Map<string, Column>(
  Object.entries(tables).flatMap(([path, exported]) =>
    Object.entries(exported).flatMap(([table, value]) => {
      if (!is(value, PgTable)) return [];
      const config = getTableConfig(value);
      const file = path.slice(path.lastIndexOf('/') + 1);
      return Object.entries(value).flatMap(([property, column]) => {
        const named = config.columns.find((one) => one === column);
        return named ? [[`${config.name}.${named.name}`, { file, table, property }] as const] : [];
      });
    }),
  ),
);

function typeIn(types: ReadonlyMap<number, string>, oid: number, where: string): string {
  const type = types.get(oid);
  if (type === undefined)
    throw new Error(
      `${where} has the type ${oid}, which drivers read differently or nobody has used; cast it in the SQL`,
    );
  return type;
}

/** A migrated database, which is asked what statements mean to it and runs none. */
export async function describingDatabase(client: PGlite) {
  await migrate({ db: drizzle({ client }) });
  const { rows } = await client.query<{ oid: number; number: number; name: string }>(
    `select c.oid::int, a.attnum::int as number, c.relname || '.' || a.attname as name
    from pg_attribute a join pg_class c on c.oid = a.attrelid where c.relnamespace = 'public'::regnamespace`,
  );
  const stored = new Map(rows.map(({ oid, number, name }) => [`${oid} ${number}`, columns.get(name)] as const));
  const ask = async (message: Uint8Array) => (await client.execProtocol(message)).messages;

  /** @throws Error where the statement does not fit the tables, or drivers would read its rows differently */
  async function describe({ name, text }: Statement): Promise<Described> {
    try {
      await ask(serialize.parse({ text }));
      const answers = await ask(serialize.describe({ type: 'S' }));
      const given = answers.flatMap((one) =>
        one instanceof messages.ParameterDescriptionMessage ? one.dataTypeIDs : [],
      );
      const fields = answers.flatMap((one) => (one instanceof messages.RowDescriptionMessage ? one.fields : []));
      const canMiss = /\b(?:left|right|full) join\b/.test(text);
      return {
        name,
        parameters: given.map((oid, place) => typeIn(GIVEN, oid, `parameter $${place + 1}`)),
        row: fields.map((field) => {
          const column = stored.get(`${field.tableID} ${field.columnID}`);
          const type = column
            ? `${column.table}['${column.property}']`
            : typeIn(READ, field.dataTypeID, `column ${field.name}`);
          const nullable = type !== 'unknown' && (column === undefined || canMiss);
          return { name: field.name, type: nullable ? `${type} | null` : type, column };
        }),
      };
    } catch (error) {
      throw new Error(`the statement ${name} does not fit the tables: ${String(error)}`, { cause: error });
    } finally {
      await ask(serialize.sync());
    }
  }

  /** The tables that a statement reads, or the indexes, with nothing that says where to look in them: the rows of all patients. */
  async function readWhole({ text }: Statement): Promise<readonly string[]> {
    await client.exec(BY_INDEX);
    // Without values for its parameters, which only a text that is sent as it is may lack.
    const answers = await client.exec(`explain (generic_plan, format json) ${text}`);
    const plans: readonly { readonly Plan: PlanNode }[] = answers.flatMap(({ rows: lines }) =>
      lines.flatMap((line) => line['QUERY PLAN']),
    );
    const scans = plans
      .flatMap(({ Plan }) => nodesOf(Plan))
      .filter((node) => node['Node Type'].endsWith('Scan') && node['Node Type'] !== 'Bitmap Heap Scan')
      .filter((node) => !KEYED.test(node['Index Cond'] ?? ''))
      .flatMap((node) => node['Index Name'] ?? node['Relation Name'] ?? [])
      .map((name) => (QUEUE.test(name) ? 'jobs' : name));
    return [...new Set(scans)].toSorted();
  }
  return { describe, readWhole };
}

const keyOf = (name: string): string => (/^[a-z_]\w*$/i.test(name) ? name : `'${name}'`);

/** The types of statements, as TypeScript beside the tables. */
export function typesOfStatements(described: readonly Described[]): string {
  const used = described.flatMap(({ row }) => row.flatMap(({ column }) => (column ? [column] : [])));
  const files = new Map(used.map(({ table, file }) => [table, file]));
  const sorted = [...files].toSorted(([a], [b]) => (a < b ? -1 : 1));
  const imports = sorted.map(([table, file]) => `import type { ${table} as ${table}Table } from './tables/${file}';`);
  const rows = sorted.map(([table]) => `type ${table} = typeof ${table}Table.$inferSelect;`);
  const entries = described
    .toSorted((a, b) => (a.name < b.name ? -1 : 1))
    .map(({ name, parameters, row }) => {
      const given = parameters.map((type) => `${type} | null`).join(', ');
      const held = row.map((column) => `readonly ${keyOf(column.name)}: ${column.type};`).join(' ');
      return `  ${name}: {\n    parameters: readonly [${given}];\n    row: ${held === '' ? 'never' : `{ ${held} }`};\n  };`;
    });
  return [
    '// Written by `npm run db:types` from the statements and the migrated tables. Do not edit it.',
    ...imports,
    '',
    ...rows,
    '',
    '/** What every statement is given, and a row of what it answers. */',
    'export interface StatementTypes {',
    ...entries,
    '}',
    '',
  ].join('\n');
}
