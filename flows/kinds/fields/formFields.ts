import { fieldSchemas } from './fieldTypes.ts';

// Said to be pure, so that no browser is sent the schemas.
const anyField = { oneOf: /* @__PURE__ */ Object.values(fieldSchemas) };

const fields = { type: 'array', minItems: 1, items: anyField } as const;

/** The schema of a list of form fields. Typed as any list: deriving the fields in each kind is more than the compiler bears. */
export const formFields: { readonly type: 'array' } = fields;
