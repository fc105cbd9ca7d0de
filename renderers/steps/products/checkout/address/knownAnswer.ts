import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import type { Delivery } from '#renderers/ports/ports.ts';

/** What the account already says, as answers of the fields that ask for it. Fields that are asked once are left out. */
export const knownAnswer = (fields: readonly FormField[], known: Delivery['known']): Answer =>
  Object.fromEntries(
    fields.flatMap(({ id, autocomplete, once }) => {
      const value = once ? undefined : known[autocomplete ?? ''];
      return value ? [[id, value]] : [];
    }),
  );
