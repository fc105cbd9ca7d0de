/** A medical history with nothing in it. */
export const healthy = {
  has_allergies: false,
  allergy_text: null,
  has_current_medications: false,
  current_medications: null,
  has_medical_conditions: false,
  medical_condition_text: null,
} as const;

export const notPregnant = { pregnant: false, planning_pregnancy: false, breastfeeding: false } as const;
