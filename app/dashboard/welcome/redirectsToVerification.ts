import type { User } from '#schemas/wire/user.ts';
import { asksToVerify } from '../../patient/asksToVerify.ts';

/** The data that decide whether to redirect a patient who opens the dashboard. */
export interface RedirectInput extends Pick<User, 'verificationStatus'> {
  /** Whether a visit was completed in this tab. */
  readonly completed: boolean;
  /** Whether the patient postponed identity verification in this tab. */
  readonly putOff: boolean;
  /** Whether the dashboard has already redirected in this tab. */
  readonly handedOver: boolean;
  /** Of the window, in px. */
  readonly width: number;
}

/**
 * Up to this window width in px the patient is not redirected; the dashboard shows a bar that asks for verification.
 */
const WIDEST_STAYING = 760;

/** Whether the dashboard redirects a patient to identity verification: once, after a visit, on wide screens. */
export const redirectsToVerification = ({
  completed,
  putOff,
  handedOver,
  width,
  verificationStatus,
}: RedirectInput): boolean =>
  completed && !putOff && !handedOver && width > WIDEST_STAYING && asksToVerify({ verificationStatus });
