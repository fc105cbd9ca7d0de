import type { PatientSource } from '#schemas/patientSource.ts';
import type { TrackedEvent } from './trackEvent.ts';

/** What the portal says of itself on the document. None of it holds an answer, a choice, an id of a patient or a URL. */
export interface PortalEvents {
  /** The patient did something; of a purchase, where they come from. */
  readonly 'portal:tracked': { readonly name: TrackedEvent } & PatientSource;
  /** Something failed: the name of the action, and the error's code. */
  readonly 'portal:failed': { readonly name: string; readonly code: string };
}

/** Says something on the document, for the adapter that listens, if any. */
export function tell<Type extends keyof PortalEvents>(type: Type, detail: PortalEvents[Type]): void {
  document.dispatchEvent(new CustomEvent(type, { detail }));
}
