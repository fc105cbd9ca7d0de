/** What an address of a booking page may ask for. Nothing of it is believed: the backend looks up each id and resolves each calendar. */
export interface ScheduleSearch {
  readonly intakeId?: string;
  readonly subscriptionId?: string;
  /** That the booking counts as an attempt to keep a subscription, if the backend thinks so too. */
  readonly canIncrementCancellationAttempt?: boolean;
  /** That a coaching appointment is booked. Where is not taken from here. */
  readonly coachingLink?: string;
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : undefined);

/** Reads the query of a booking page; what is none of it is left out. */
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
