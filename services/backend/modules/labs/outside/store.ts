import type { Database } from '../../../kernel/database/Database.ts';
import { statement } from '../../../kernel/database/statement.ts';
import type { Attempt } from '../../../kernel/once/attemptOf.ts';
import { recording } from '../../../kernel/once/recording.ts';

/** A result that a patient has entered. */
export interface OutsideResult {
  readonly id: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly laboratory: string | null;
  /** The slug of its marker. */
  readonly biomarker: string;
  /** In the unit of the marker. */
  readonly value: number;
  readonly entered_value: number;
  readonly entered_unit: string;
}

const list = statement(
  'list_outside_results',
  `select id, day, laboratory, biomarker, value, entered_value, entered_unit from outside_results
    where user_id = $1 order by day desc, created_at desc, id`,
);

const count = statement(
  'count_outside_results',
  'select count(*)::int as many from outside_results where user_id = $1',
);

const add = statement(
  'add_outside_results',
  `with added as (
      insert into outside_results (id, user_id, day, laboratory, biomarker, value, entered_value, entered_unit, created_at)
      select g.id, $1, g.day, g.laboratory, g.biomarker, g.value, g.entered_value, g.entered_unit, $3::timestamptz
      from jsonb_to_recordset($2::jsonb) as g(id text, day text, laboratory text, biomarker text, value float8,
        entered_value float8, entered_unit text)
      returning id
    ), whole as (select 1 as made from added limit 1), ${recording('whole', 4)}
    select id from added`,
);

const remove = statement(
  'remove_outside_result',
  'delete from outside_results where id = $1 and user_id = $2 returning id',
);

/** What a patient has entered, the newest test first. */
export const listOutside = (database: Database, userId: string): Promise<readonly OutsideResult[]> =>
  database.query(list, [userId]);

/** How many results a patient has entered. */
export async function countOutside(database: Database, userId: string): Promise<number> {
  const [counted] = await database.query(count, [userId]);
  return counted?.many ?? 0;
}

interface Adding {
  readonly userId: string;
  readonly results: readonly OutsideResult[];
  readonly attempt: Attempt;
  /** What is answered, and answered again to an attempt that comes again. */
  readonly body: string;
}

/** Writes what a patient has entered. */
export async function writeOutside(
  database: Database,
  { userId, results, attempt: { key, digest }, body }: Adding,
  now: Date,
): Promise<void> {
  const at = now.toISOString();
  await database.query(add, [userId, JSON.stringify(results), at, userId, key, digest, body, at]);
}

/** Removes a result that a patient has entered. @returns false where the patient has no such result */
export async function removeOutside(database: Database, id: string, userId: string): Promise<boolean> {
  return (await database.query(remove, [id, userId])).length > 0;
}
