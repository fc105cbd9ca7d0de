import { and, asc, eq, gt, isNotNull } from 'drizzle-orm';
import type { Database } from '../../kernel/database/Database.ts';
import { socialSecurityNumbers } from '../../kernel/database/tables/socialSecurityNumbers.ts';
import { twoSteps } from '../../kernel/database/tables/twoSteps.ts';
import type { SealedSecrets } from './SealedSecrets.ts';

/** Rows that are read together. */
const BATCH = 500;

/** The database, and what opens and seals the secrets of its patients. */
interface Seals {
  readonly database: Database;
  readonly sealedSecrets: SealedSecrets;
  readonly socialSecuritySeals: SealedSecrets;
}

/** What is sealed for patients, and how it is read and written. */
const kinds = ({ db }: Database) => [
  {
    seals: 'sealedSecrets' as const,
    after: (id: string) =>
      db
        .select({ id: twoSteps.userId, sealed: twoSteps.secret })
        .from(twoSteps)
        .where(and(gt(twoSteps.userId, id), isNotNull(twoSteps.secret)))
        .orderBy(asc(twoSteps.userId))
        .limit(BATCH),
    // One that was replaced in the meantime stays.
    replace: (id: string, former: string, sealed: string) =>
      db
        .update(twoSteps)
        .set({ secret: sealed })
        .where(and(eq(twoSteps.userId, id), eq(twoSteps.secret, former))),
  },
  {
    seals: 'socialSecuritySeals' as const,
    after: (id: string) =>
      db
        .select({ id: socialSecurityNumbers.userId, sealed: socialSecurityNumbers.sealed })
        .from(socialSecurityNumbers)
        .where(gt(socialSecurityNumbers.userId, id))
        .orderBy(asc(socialSecurityNumbers.userId))
        .limit(BATCH),
    replace: (id: string, former: string, sealed: string) =>
      db
        .update(socialSecurityNumbers)
        .set({ sealed })
        .where(and(eq(socialSecurityNumbers.userId, id), eq(socialSecurityNumbers.sealed, former))),
  },
];

/** How many seals were renewed, and how many no secret opens. */
export interface Resealed {
  renewed: number;
  lost: number;
}

/**
 * Reseals, with the current secret, what a former one has sealed: second steps and social security numbers. After that the former
 * one can be removed.
 */
export async function resealAll(portal: Seals): Promise<Resealed> {
  const count = { renewed: 0, lost: 0 };
  for (const { seals, after, replace } of kinds(portal.database)) {
    const seal = portal[seals];
    for (let rows = await after(''); rows.length > 0; rows = await after(rows.at(-1)?.id ?? ''))
      for (const { id, sealed } of rows) {
        if (sealed === null || seal.isCurrent(id, sealed)) continue;
        const opened = seal.open(id, sealed);
        if (opened) await replace(id, sealed, seal.seal(id, opened));
        count[opened ? 'renewed' : 'lost'] += 1;
      }
  }
  return count;
}
