import type { Applies, Field } from '#engine/definition/Field.ts';
import type { Details, Option } from './option.ts';
import { MAX_LONG } from './lengths.ts';

/** The text field that is shown once an option is chosen. */
export const detailsField = (details: Details, name: string, applies: Applies, saves?: string): Field => ({
  name,
  type: 'text',
  required: true,
  maxLength: details.maxLength ?? MAX_LONG,
  applies,
  ...(details.suggests && { lists: details.suggests }),
  ...(saves && { saves }),
});

/** The text fields of a list's options. */
export const optionDetails = (options: readonly Option[], applies: (value: string) => Applies): readonly Field[] =>
  options.flatMap(({ value, details }) => (details ? [detailsField(details, `details.${value}`, applies(value))] : []));
