import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

/** The dose of a product that was chosen or prescribed. */
export const doseLineSchema = {
  title: 'DoseLine',
  type: 'object',
  additionalProperties: false,
  required: ['name', 'dose', 'supply'],
  properties: {
    /** The name of the product. */
    name: { type: 'string' },
    /** How much and how often, such as '5 tablets (5 mg) once weekly'. */
    dose: { type: 'string' },
    /** What is dispensed first; null where that was not kept. */
    supply: { type: ['string', 'null'] },
  },
} as const satisfies JSONSchema;

export type DoseLine = FromSchema<typeof doseLineSchema>;
