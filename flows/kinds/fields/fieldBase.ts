/** The properties of every form field. Spread into the schema of each field type. */
export const fieldBase = {
  id: { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 },
  label: { type: 'string', minLength: 1 },
  hint: { type: 'string' },
  optional: { type: 'boolean' },
  /** The fact that holds the value. Without it, the value is part of the step's own answer. */
  saves: { type: 'string', minLength: 1 },
  /** Error texts by problem code; `invalid` is used for codes without a text. */
  errors: { type: 'object', additionalProperties: { type: 'string' } },
  autocomplete: { type: 'string' },
  /** The named condition under which the field shows what is saved for it, and cannot be changed. */
  lockedWhen: { type: 'string', minLength: 1 },
  /** The field is shown only until a value is saved for it. */
  once: { type: 'boolean' },
} as const;

/** The properties that fields of all types share. */
export interface FieldBase {
  readonly id: string;
  readonly type: string;
  readonly label: string;
  readonly lockedWhen?: string;
}
