/** Facts of a patient whose profile leaves nothing to ask but where she lives. */
export const answeredPatient = {
  'patient.first_name': 'Ava',
  'patient.last_name': 'Stone',
  'patient.email': 'ava@example.com',
  'patient.birthday': '02-03-1980',
  'patient.height': 66,
  'patient.weight': 140,
  'patient.sex': 'female',
  'patient.medical_profile.pregnant': false,
  'patient.medical_profile.has_allergies': false,
  'patient.medical_profile.has_current_medications': false,
  'patient.medical_profile.has_medical_conditions': false,
} as const;
