/** What is counted: that something was done, never what was answered or chosen. */
export type TrackedEvent =
  | 'checkout complete'
  | `treatment preferences: ${'add-on select' | 'change' | 'continue' | 'skip' | 'frequency' | 'quantity' | 'duration' | 'item'}`;

/**
 * Announces an event to whoever counts: the DOM event `portal:tracked` on the
 * document, with its name and nothing else. Nobody listens
 * unless an organization adds a listener.
 */
export function trackEvent(name: TrackedEvent): void {
  document.dispatchEvent(new CustomEvent('portal:tracked', { detail: { name } }));
}
