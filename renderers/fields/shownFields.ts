import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { ProblemField } from '#schemas/problem.ts';

/**
 * The fields that a form shows: one that is asked `once` is left out as soon as something is saved for it.
 *
 * @param refused what is wrong with what is saved; a field that has to be mended is shown again
 */
export const shownFields = (
  fields: readonly FormField[],
  saved: Answer | undefined,
  refused: readonly ProblemField[] = [],
): readonly FormField[] =>
  fields.filter(({ id, once }) => !once || (saved?.[id] ?? '') === '' || refused.some(({ field }) => field === id));
