const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'Unexpected';

/**
 * Announces a failure that the patient is told nothing of to whoever keeps count: the DOM event `portal:failed` on the
 * document, with the name of what failed and the code of its error, and nothing else. Nobody listens unless an
 * organization adds a listener.
 */
export function reportFailure(name: string, error: unknown): void {
  document.dispatchEvent(new CustomEvent('portal:failed', { detail: { name, code: codeOf(error) } }));
}
