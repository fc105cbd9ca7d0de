import type { User } from '#schemas/wire/user.ts';
import { asksToVerify } from '../../patient/asksToVerify.ts';

/** The data that decide whether to lead a patient on who has closed the welcome after a visit. */
export interface RedirectInput extends Pick<User, 'verificationStatus'> {
  /** Whether the patient postponed identity verification in this tab. */
  readonly putOff: boolean;
  /** Whether the dashboard has already led there in this tab. */
  readonly handedOver: boolean;
  /** Of the window, in px. */
  readonly width: number;
}

/**
 * Up to this window width in px the patient is not led on; the dashboard shows a bar that asks for verification.
 */
const WIDEST_STAYING = 760;

/** Whether the dashboard leads a patient to identity verification after a visit: once in a tab, on wide screens. */
export const redirectsToVerification = ({ putOff, handedOver, width, verificationStatus }: RedirectInput): boolean =>
  !putOff && !handedOver && width > WIDEST_STAYING && asksToVerify({ verificationStatus });
