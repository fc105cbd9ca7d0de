import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const flag = { type: ['boolean', 'null'] } as const;
const text = { type: ['string', 'null'], maxLength: 5000 } as const;

/** The medical profile on the user; null means never answered. */
export const medicalProfileSchema = {
  type: 'object',
  additionalProperties: false,
  properties: {
    pregnant: flag,
    planning_pregnancy: flag,
    breastfeeding: flag,
    has_allergies: flag,
    allergy_text: text,
    has_current_medications: flag,
    current_medications: text,
    has_medical_conditions: flag,
    medical_condition_text: text,
  },
} as const satisfies JSONSchema;

export type MedicalProfile = FromSchema<typeof medicalProfileSchema>;
