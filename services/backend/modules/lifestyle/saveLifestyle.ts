import type { Lifestyle, LifestyleUpdate } from '#schemas/wire/lifestyle.ts';
import { type Attempt, findRecorded } from '../../kernel/once/attemptOf.ts';
import { once } from '../../kernel/once/once.ts';
import { problems } from '../../kernel/problems/problems.ts';
import { factsOf } from '../profile/factsOf.ts';
import type { Portal } from '../portal/Portal.ts';
import { today } from '../../kernel/clock/days.ts';
import { findUser } from '../users/store.ts';
import { checkLifestyle } from './checkLifestyle.ts';
import { lifestyleDefinition, lifestyleSet } from '../profile/lifestyleDefinition.ts';
import { lifestyleOf, type KeptLifestyle } from './lifestyleOf.ts';
import { lifestyleToday } from '../profile/lifestyleToday.ts';
import { writeLifestyle } from './store.ts';

/**
 * Saves lifestyle answers on the revision of the account that the patient saw; those that are not named stay.
 *
 * @throws ProblemError NotFound, QuestionRetired where the questions have another version, RevisionConflict with the
 * stored lifestyle, InvalidAnswer with the refused questions, StepNotRelevant, IdempotencyConflict
 */
export async function saveLifestyle(
  { database, clock }: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  userId: string,
  { medical_profile: { lifestyle: sent }, revision, version = lifestyleSet.version }: LifestyleUpdate,
  attempt: Attempt,
): Promise<Lifestyle> {
  const saved = await once<KeptLifestyle>({
    recorded: () => findRecorded(database, userId, attempt),
    plan: async () => {
      const user = await findUser({ database, clock }, organization, userId);
      if (!user) throw problems.notFound();
      // A label may mean something else by now. What a newer server has written, this one would take for its own.
      if (version !== lifestyleSet.version || user.lifestyle_version > lifestyleSet.version)
        throw problems.lifestyleUpdated();
      const stored = lifestyleToday(lifestyleSet, user);
      if (revision !== user.revision)
        throw problems.revisionConflict(lifestyleOf({ answers: stored, revision: user.revision }));
      const now = clock();
      const asked = { definition: lifestyleDefinition, facts: factsOf(user), stored, today: today(now) };
      const answers = checkLifestyle(asked, sent);
      const kept = { answers: { ...stored, ...answers }, revision: revision + 1 };
      const write = { userId, revision, version: lifestyleSet.version, attempt, kept, now };
      return { write: async () => ((await writeLifestyle(database, write)) ? kept : undefined) };
    },
  });
  return lifestyleOf(saved);
}
