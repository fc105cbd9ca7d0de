import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { lifestyleAnswersSchema } from './lifestyle.ts';

const flag = { type: ['boolean', 'null'] } as const;
const text = { type: ['string', 'null'], maxLength: 5000 } as const;

const history = {
  pregnant: flag,
  planning_pregnancy: flag,
  breastfeeding: flag,
  has_allergies: flag,
  allergy_text: text,
  has_current_medications: flag,
  current_medications: text,
  has_medical_conditions: flag,
  medical_condition_text: text,
} as const;

/**
 * The value of an additional question in the portal's own definitions, stored under the name that the question gives.
 */
const asked = { type: ['boolean', 'number', 'string', 'null'], maxLength: 5000 } as const;

/**
 * The part of the medical profile that is saved with the account; null means never answered. Besides the fields named
 * here it contains the fields that the portal's questions save, with their types; any other name is refused.
 */
export const medicalHistorySchema = {
  title: 'MedicalHistory',
  type: 'object',
  additionalProperties: asked,
  properties: history,
} as const satisfies JSONSchema;

/** The medical profile of the user: the history, and the lifestyle answers, which are saved separately. */
export const medicalProfileSchema = {
  title: 'MedicalProfile',
  type: 'object',
  additionalProperties: asked,
  properties: { ...history, lifestyle: lifestyleAnswersSchema },
} as const satisfies JSONSchema;

export type MedicalHistory = FromSchema<typeof medicalHistorySchema>;
export type MedicalProfile = FromSchema<typeof medicalProfileSchema>;
