const codeOf = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && typeof error.code === 'string'
    ? error.code
    : 'Unexpected';

/**
 * Dispatches the DOM event `portal:failed` on the document for a failure that the patient is not told about. It
 * contains the name of the failed action and the error's code, and nothing else. Nobody listens unless an organization
 * adds a listener.
 */
export function reportFailure(name: string, error: unknown): void {
  document.dispatchEvent(new CustomEvent('portal:failed', { detail: { name, code: codeOf(error) } }));
}
