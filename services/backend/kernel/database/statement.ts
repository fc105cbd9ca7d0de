import type { Statement } from './Database.ts';
import type { StatementTypes } from './StatementTypes.ts';

type Name = keyof StatementTypes;

/** What the tables do not say of a row: the shape of JSON that is made in SQL, and what is never null. */
type Refinement<Row> = { readonly [Column in keyof Row]?: Row[Column] };

type Refined<Row, By> = {
  readonly [Column in keyof Row]: Column extends keyof By ? Exclude<By[Column], undefined> : Row[Column];
};

const written: Statement[] = [];

/** Every statement of the modules that are loaded, in no order. */
export const statements: readonly Statement[] = written;

/**
 * A statement that is described against the migrated database before it can be used: what it is given and what its rows
 * hold is generated into `StatementTypes.ts` by `npm run db:types`, and a test holds that current.
 *
 * @param name its name, which no other statement has: PostgreSQL keeps it prepared under it
 */
export function statement<Of extends Name, By extends Refinement<StatementTypes[Of]['row']> = object>(
  name: Of,
  text: string,
): Statement<StatementTypes[Of]['parameters'], Refined<StatementTypes[Of]['row'], By>> {
  const types = undefined;
  written.push({ name, text, types });
  return { name, text, types };
}
