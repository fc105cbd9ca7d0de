import type { Lifestyle } from '#schemas/wire/lifestyle.ts';
import type { Database, Statement } from '../database/Database.ts';
import type { Attempt } from '../http/attemptOf.ts';
import { recording } from '../http/recording.ts';
import type { KeptLifestyle } from './lifestyleOf.ts';

const save: Statement = {
  name: 'save_lifestyle',
  text: `with saved as (
      update users set revision = revision + 1, medical_profile = medical_profile
        || jsonb_build_object('lifestyle', coalesce(medical_profile->'lifestyle', '{}') || $3::jsonb)
      where id = $1 and revision = $2 returning id
    ), ${recording('saved', 4)}
    select id from saved`,
};

/** What is written, and of whom. */
interface LifestyleWrite {
  readonly userId: string;
  /** The account's revision that the answers were checked at. */
  readonly revision: number;
  readonly answers: Lifestyle['answers'];
  readonly attempt: Attempt;
  /** What the answers are kept as, for replay. */
  readonly kept: KeptLifestyle;
  readonly now: Date;
}

/** Adds answers to a patient's lifestyle. @returns false where the stored revision is another by now */
export async function writeLifestyle(
  database: Database,
  { userId, revision, answers, attempt: { key, digest }, kept, now }: LifestyleWrite,
): Promise<boolean> {
  const body = JSON.stringify(kept);
  const record = [userId, key, digest, body, now.toISOString()] as const;
  const rows = await database.query(save, [userId, revision, JSON.stringify(answers), ...record]);
  return rows.length > 0;
}
