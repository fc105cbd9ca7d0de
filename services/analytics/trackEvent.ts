/** Events for analytics: an action of the patient, never an answer or a choice. */
export type TrackedEvent =
  | 'checkout complete'
  | `treatment preferences: ${'add-on select' | 'change' | 'continue' | 'skip' | 'frequency' | 'quantity' | 'duration' | 'item'}`;

/**
 * Dispatches the DOM event `portal:tracked` on the document, with the event's name and nothing else. Nobody listens
 * unless an organization adds a listener.
 */
export function trackEvent(name: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent('portal:tracked', { detail: { name } }));
}
