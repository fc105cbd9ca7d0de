/** What every field of a form has, whatever its type. Spread into the properties of each type's schema. */
export const fieldBase = {
  id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
  label: { type: 'string', minLength: 1 },
  hint: { type: 'string' },
  optional: { type: 'boolean' },
  /** The fact that holds the value. Without it the value is part of the step's own answer. */
  saves: { type: 'string', minLength: 1 },
  /** Error texts by problem code; `invalid` serves every code that has none of its own. */
  errors: { type: 'object', additionalProperties: { type: 'string' } },
  autocomplete: { type: 'string' },
  /** The field is shown only as long as nothing is saved for it. */
  once: { type: 'boolean' },
} as const;

/** A field of any type, as far as all types go. */
export interface FieldBase {
  readonly id: string;
  readonly type: string;
  readonly label: string;
}
