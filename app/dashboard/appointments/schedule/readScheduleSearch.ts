/**
 * The query parameters of a booking page. All of them are untrusted: the backend looks up each id and determines the
 * calendar.
 */
export interface ScheduleSearch {
  readonly intakeId?: string;
  readonly subscriptionId?: string;
  /** Whether the booking may count as an attempt to keep a subscription; the backend decides. */
  readonly canIncrementCancellationAttempt?: boolean;
  /** Set for a coaching appointment. The value is not used. */
  readonly coachingLink?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the query of a booking page; unknown values are left out. */
export function readScheduleSearch(search: { readonly [key: string]: unknown }): ScheduleSearch {
  const intakeId = textOf(search['intakeId']);
  const subscriptionId = textOf(search['subscriptionId']);
  const coachingLink = textOf(search['coachingLink']);
  const counts = search['canIncrementCancellationAttempt'];
  return {
    ...(intakeId !== undefined && { intakeId }),
    ...(subscriptionId !== undefined && { subscriptionId }),
    ...(coachingLink !== undefined && { coachingLink }),
    ...((counts === true || counts === 'true') && { canIncrementCancellationAttempt: true }),
  };
}
