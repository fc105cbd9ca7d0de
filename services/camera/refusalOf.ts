/** The error names of browsers when the patient, the page or the device forbids the camera. */
const FORBIDDEN: ReadonlySet<string> = new Set(['NotAllowedError', 'PermissionDeniedError', 'SecurityError']);

/** Why the browser did not open a camera: access is denied, or no usable camera is available. */
export const refusalOf = (error: unknown): 'denied' | 'missing' =>
  error instanceof Error && FORBIDDEN.has(error.name) ? 'denied' : 'missing';
