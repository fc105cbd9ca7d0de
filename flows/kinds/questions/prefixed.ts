import type { Field } from '#engine/definition/Field.ts';

const MAIN = 'value';

/** The name of a field inside a part: the main one carries the part's id alone. */
export const partName = (part: string, field: string) => (field === MAIN ? part : `${part}.${field}`);

/** The fields of a step as those of a part of another: each carries the part's id. */
export const prefixed = (fields: readonly Field[], part: string): readonly Field[] =>
  fields.map((field) => ({
    ...field,
    name: partName(part, field.name),
    ...(field.applies && { applies: { ...field.applies, field: partName(part, field.applies.field) } }),
  }));
