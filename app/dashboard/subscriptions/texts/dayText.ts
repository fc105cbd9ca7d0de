import { DateTime } from 'luxon';

/**
 * A day in the form used for subscriptions: 'January 2, 2026'.
 *
 * @param moment ISO 8601, or seconds since 1970
 * @param zone IANA name; default: the patient's own
 */
export const dayText = (moment: string | number, zone = 'local'): string =>
  (typeof moment === 'string' ? DateTime.fromISO(moment, { zone }) : DateTime.fromSeconds(moment, { zone })).toFormat(
    'MMMM d, yyyy',
    { locale: 'en-US' },
  );
