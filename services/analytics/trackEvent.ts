import type { PatientSource } from '#schemas/patientSource.ts';
import { tell } from './PortalEvents.ts';

/** Events for analytics: an action of the patient, never an answer or a choice. */
export type TrackedEvent =
  | 'checkout complete'
  | `treatment preferences: ${'add-on select' | 'change' | 'continue' | 'skip' | 'frequency' | 'quantity' | 'duration' | 'item'}`;

/** Tells the analytics of an event, and of a purchase where its patient comes from. Where the installation collects none, nothing comes of it. */
export const trackEvent = (name: TrackedEvent, source: PatientSource = {}): void =>
  tell('portal:tracked', { ...source, name });
