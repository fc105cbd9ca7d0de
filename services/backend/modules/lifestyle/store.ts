import type { Database } from '../../kernel/database/Database.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import { recording } from '../../kernel/once/recording.ts';
import type { KeptLifestyle } from './lifestyleOf.ts';
import { statement } from '../../kernel/database/statement.ts';

const save = statement(
  'save_lifestyle',
  `with saved as (
      update users set revision = revision + 1, lifestyle_version = $4,
        medical_profile = medical_profile || jsonb_build_object('lifestyle', $3::jsonb)
      where id = $1 and revision = $2 returning id
    ), ${recording('saved', 5)}
    select id from saved`,
);

/** What is written, and of whom. */
interface LifestyleWrite {
  readonly userId: string;
  /** The account's revision that the answers were checked at. */
  readonly revision: number;
  /** Of the questions that the answers were checked with. */
  readonly version: number;
  readonly attempt: Attempt;
  /** All answers as they are from now on. */
  readonly kept: KeptLifestyle;
  readonly now: Date;
}

/** Writes a patient's lifestyle. @returns false where the stored revision is another by now */
export async function writeLifestyle(
  database: Database,
  { userId, revision, version, attempt: { key, digest }, kept, now }: LifestyleWrite,
): Promise<boolean> {
  const body = JSON.stringify(kept);
  const record = [userId, key, digest, body, now.toISOString()] as const;
  const rows = await database.query(save, [userId, revision, JSON.stringify(kept.answers), version, ...record]);
  return rows.length > 0;
}
