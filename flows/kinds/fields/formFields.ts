import { fieldSchemas } from './fieldTypes.ts';

// Marked as pure so that bundles for browsers drop the schemas.
const anyField = { oneOf: /* @__PURE__ */ Object.values(fieldSchemas) };

const fields = { type: 'array', minItems: 1, items: anyField } as const;

/**
 * The schema of a list of form fields. Typed as a plain array: deriving the field types in every kind is too much for
 * the compiler.
 */
export const formFields: { readonly type: 'array' } = fields;
