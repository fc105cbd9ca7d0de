import type { User } from '#schemas/wire/user.ts';
import { asksToVerify } from '../../patient/asksToVerify.ts';

/** A patient who opens the dashboard. */
export interface Arrival extends Pick<User, 'verificationStatus'> {
  /** A visit was completed in this tab. */
  readonly completed: boolean;
  /** The patient has put identity verification off in this tab. */
  readonly putOff: boolean;
  /** The dashboard has handed over before in this tab. */
  readonly handedOver: boolean;
  /** Of the window, in px. */
  readonly width: number;
}

/** Up to this width the patient stays on the dashboard, which asks for verification in a bar of its own. */
const WIDEST_STAYING = 760;

/** Whether the dashboard hands a patient over to identity verification: once, after a visit, where there is room. */
export const redirectsToVerification = ({
  completed,
  putOff,
  handedOver,
  width,
  verificationStatus,
}: Arrival): boolean =>
  completed && !putOff && !handedOver && width > WIDEST_STAYING && asksToVerify({ verificationStatus });
