import type { User } from '#schemas/wire/user.ts';

/** A patient as a visit knows it: without images, appointments, preferences and the list of visits. */
export type VisitPatient = Omit<
  User,
  'image' | 'appointment_counts' | 'feature_flags' | 'intakes' | 'complete_intake' | 'requires_intake' | 'notifications'
>;
