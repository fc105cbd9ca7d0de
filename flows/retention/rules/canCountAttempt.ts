/** Earlier attempts to keep the patient. Moments are ISO 8601, or null if there was none. */
export interface Attempts {
  readonly attempt: number;
  readonly consultationAt: string | null;
  readonly renewsAt: string | null;
}

const passed = (moment: string | null, now: Date) => moment === null || Date.parse(moment) <= now.getTime();

/**
 * Whether a booking counts as another attempt to keep the patient. The first one counts only if both the consultation
 * and the renewal have passed, later ones only if the consultation has. A missing date counts as passed (000 §4).
 */
export const canCountAttempt = ({ attempt, consultationAt, renewsAt }: Attempts, now: Date): boolean =>
  passed(consultationAt, now) && (attempt > 0 || passed(renewsAt, now));
