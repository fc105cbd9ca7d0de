import { tell } from './PortalEvents.ts';

/** Events for analytics: an action of the patient, never an answer or a choice. */
export type TrackedEvent =
  | 'checkout complete'
  | `treatment preferences: ${'add-on select' | 'change' | 'continue' | 'skip' | 'frequency' | 'quantity' | 'duration' | 'item'}`;

/** Tells the analytics of an event. Where the installation collects none, nothing comes of it. */
export const trackEvent = (name: TrackedEvent): void => tell('portal:tracked', { name });
