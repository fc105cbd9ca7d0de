import type { User } from '#schemas/wire/user.ts';

/** A patient as a visit knows it: without images, card, appointments, preferences, source and the list of visits. */
export type VisitPatient = Omit<
  User,
  | 'image'
  | 'medicine_classes'
  | 'stripe_profile'
  | 'feature_flags'
  | 'appointment_counts'
  | 'analytics_traits'
  | 'intakes'
  | 'complete_intake'
  | 'requires_intake'
  | 'notifications'
>;
