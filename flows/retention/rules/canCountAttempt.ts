/** What was offered to a patient who wanted to cancel before. Moments are ISO 8601, null where there was nothing. */
export interface Attempts {
  readonly attempt: number;
  readonly consultationAt: string | null;
  readonly renewsAt: string | null;
}

const passed = (moment: string | null, now: Date) => moment === null || Date.parse(moment) <= now.getTime();

/**
 * Whether a booking counts as another attempt to keep the patient: at the first one only once both the consultation and
 * the renewal have passed, later only once the consultation has; what never was counts as passed (000 §4).
 */
export const canCountAttempt = ({ attempt, consultationAt, renewsAt }: Attempts, now: Date): boolean =>
  passed(consultationAt, now) && (attempt > 0 || passed(renewsAt, now));
