import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { ProblemField } from '#schemas/problem.ts';

/**
 * The fields that a form shows: a `once` field is left out when a value is saved for it.
 *
 * @param refused the problems of the saved values; a field with a problem is shown again
 */
export const shownFields = (
  fields: readonly FormField[],
  saved: Answer | undefined,
  refused: readonly ProblemField[] = [],
): readonly FormField[] =>
  fields.filter(({ id, once }) => !once || (saved?.[id] ?? '') === '' || refused.some(({ field }) => field === id));

/** The values of a form's constant fields. */
export const constantsOf = (fields: readonly FormField[]): Answer =>
  Object.fromEntries(fields.flatMap((field) => (field.type === 'constant' ? [[field.id, field.value]] : [])));
