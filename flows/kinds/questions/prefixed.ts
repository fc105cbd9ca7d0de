import type { Field } from '#engine/definition/Field.ts';

const MAIN = 'value';

/** The name of a field inside a part: `<part>.<field>`, or the part's id alone for the main field. */
export const partName = (part: string, field: string) => (field === MAIN ? part : `${part}.${field}`);

/** The fields of a step, renamed for use as a part of another step. */
export const prefixed = (fields: readonly Field[], part: string): readonly Field[] =>
  fields.map((field) => ({
    ...field,
    name: partName(part, field.name),
    ...(field.applies && { applies: { ...field.applies, field: partName(part, field.applies.field) } }),
  }));
