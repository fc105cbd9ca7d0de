import { DateTime } from 'luxon';
import { problems } from '../problems/problems.ts';

/** A moment that a request names as ISO 8601; without an offset it is UTC. @throws ProblemError InvalidRequest */
export function momentIn(field: string, text: string): Date {
  const moment = DateTime.fromISO(text, { zone: 'utc' });
  if (!moment.isValid || moment.year < 1970 || moment.year > 9999)
    throw problems.invalidRequest('a moment is not ISO 8601', [
      { field, code: 'format', message: 'This is not a date and time.' },
    ]);
  return moment.toJSDate();
}
