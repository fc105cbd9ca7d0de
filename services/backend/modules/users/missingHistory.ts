import type { MedicalProfile } from '#schemas/wire/medicalProfile.ts';
import type { User } from '#schemas/wire/user.ts';

/** The fields that each question of the medical history saves, all at once. */
const PREGNANCY = ['pregnant', 'planning_pregnancy', 'breastfeeding'] as const;
const ASKED = [['has_allergies'], ['has_current_medications'], ['has_medical_conditions']] as const;

type Asked = Pick<User, 'sex'> & { readonly medical_profile: MedicalProfile };

/**
 * The questions of the medical history that a patient has not answered, by the first field of each: none of the stops that read
 * them can hold before. Men are not asked about pregnancy, as in `flows/pharmacy`.
 */
export const missingHistory = ({ sex, medical_profile: profile }: Asked): readonly string[] =>
  [...(sex === 'male' ? [] : [PREGNANCY]), ...ASKED]
    .filter((fields) => fields.some((field) => typeof profile[field] !== 'boolean'))
    .map(([field]) => `medical_profile.${field}`);
