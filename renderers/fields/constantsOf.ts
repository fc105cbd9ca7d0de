import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';

/** The values of a form's constant fields. */
export const constantsOf = (fields: readonly FormField[]): Answer =>
  Object.fromEntries(fields.flatMap((field) => (field.type === 'constant' ? [[field.id, field.value]] : [])));
