import type { CalendarQuery } from '#schemas/wire/appointment.ts';
import type { ScheduleSearch } from './readScheduleSearch.ts';

/** The ids in the path of a booking page. */
interface ScheduleParams {
  readonly intakeId?: string | undefined;
  readonly subscriptionId?: string | undefined;
}

const subscriptionOf = ({ subscriptionId }: ScheduleParams, search: ScheduleSearch) =>
  subscriptionId ?? search.subscriptionId;

/**
 * The appointment that the onboarding page books: the coaching appointment if a coaching link is given; the
 * consultation if it may count as an attempt to keep a subscription; otherwise the onboarding call.
 */
export function onboardingBooking(params: ScheduleParams, search: ScheduleSearch): CalendarQuery {
  const subscription = subscriptionOf(params, search);
  const intake = params.intakeId ?? search.intakeId;
  if (subscription !== undefined && search.coachingLink !== undefined) return { purpose: 'coaching', subscription };
  if (subscription !== undefined && search.canIncrementCancellationAttempt)
    return { purpose: 'subscription', subscription };
  return {
    purpose: 'onboarding',
    ...(subscription !== undefined && { subscription }),
    ...(intake !== undefined && { intake }),
  };
}
