import { stepKinds } from '#flows/kinds/stepKinds.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { migrateAnswers } from '#engine/answers/migrate.ts';
import { relabelled } from '#flows/signup/rules/lifestyleAnswers.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Lifestyle, LifestyleAnswer } from '#schemas/wire/lifestyle.ts';
import type { StoredUser } from './StoredUser.ts';

const isKept = (value: unknown): value is LifestyleAnswer => typeof value === 'string' || Array.isArray(value);

/**
 * What a patient answered, under the names that the questions have today. As the answers are kept by their labels, `map`
 * of a migration speaks of labels here, and what was written behind a label goes with it. What no migration speaks of
 * stays, even where nothing asks for it.
 */
export function lifestyleToday(
  set: StepSet,
  { medical_profile, lifestyle_version }: Pick<StoredUser, 'medical_profile' | 'lifestyle_version'>,
): Lifestyle['answers'] {
  if (lifestyle_version === set.version) return medical_profile.lifestyle ?? {};
  const given = new Map<string, SavedAnswer>(
    Object.entries(medical_profile.lifestyle ?? {}).map(([slug, value]) => [slug, { answer: { value }, revision: 0 }]),
  );
  const { saved, lost } = migrateAnswers(stepKinds, set, lifestyle_version, given, relabelled);
  const answers: { [slug: string]: LifestyleAnswer } = {};
  for (const { step, answer, reason } of lost)
    if (reason === 'removed' && isKept(answer['value'])) answers[step] = answer['value'];
  for (const [step, { answer }] of saved) if (isKept(answer['value'])) answers[step] = answer['value'];
  return answers;
}
