/** What a browser calls it when the patient, or a rule of the page or of the device, forbids the camera. */
const FORBIDDEN: ReadonlySet<string> = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError']);

/** Why the browser gave no camera: it was forbidden, or there is none that can be used now. */
export const refusalOf = (error: unknown): 'denied' | 'missing' =>
  error instanceof Error && FORBIDDEN.has(error.name) ? 'denied' : 'missing';
