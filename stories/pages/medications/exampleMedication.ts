import type { Medication } from '#schemas/wire/medication.ts';

/** A prescription that serves for another year. */
export const exampleMedication = (change: Partial<Medication> = {}): Medication => ({
  _id: 'd'.repeat(24),
  subscription: 'e'.repeat(24),
  name: 'Sirolimus 6 mg',
  status: 'active',
  prescribed_by: 'Nadia Demo, MD',
  prescribed_on: '2026-03-01T12:00:00.000Z',
  expiration_date: '2027-03-01T12:00:00.000Z',
  refills_left: 3,
  patient_instructions: 'Take one capsule each week with food.',
  dose: '1 capsule (6 mg) once weekly',
  supply: '14 capsules, enough for 3 months',
  ...change,
});
