import type { AppointmentKind, BookingPurpose } from '#schemas/wire/appointment.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { physicianIdOf } from '../physicians/physicianIdOf.ts';
import type { Portal } from '../portal/Portal.ts';
import type { Calendar } from '../../adapters/scheduling/Calendar.ts';
import { calendarPathOf } from '../../adapters/scheduling/calendarPathOf.ts';
import type { Booking } from '../../adapters/scheduling/Scheduler.ts';
import type { StoredUser } from '../profile/StoredUser.ts';
import { statement } from '../../kernel/database/statement.ts';

/** What is booked, and for which subscription, visit or physician. */
export interface Purpose {
  readonly purpose: BookingPurpose;
  readonly subscription?: string;
  readonly intake?: string;
  readonly physician?: string;
}

/** A calendar, and what an appointment in it is. */
export interface Resolved {
  readonly calendar: Calendar;
  readonly kind: AppointmentKind;
  readonly subscriptionId: string | null;
  readonly intakeId: string | null;
}

/** Who books, and where. */
export interface Booker {
  readonly tenant: KnownTenant;
  readonly user: StoredUser;
}

interface Plan {
  readonly id: string;
  readonly link: string | null;
  readonly status: Subscription['status'];
  readonly paid: boolean;
}

/**
 * A plan is paid once it has begun, unless its charges have failed for good; before, its visit was sent and what that
 * costs is reserved. A visit that costs nothing has no payment.
 */
const findPlans = statement<'find_plans_to_book_for', Pick<Plan, 'status' | 'paid'>>(
  'find_plans_to_book_for',
  `select s.id, s.coaching_link as link, s.status,
      s.status in ('active', 'trialing', 'past_due', 'paused', 'rescheduled', 'paused_by_reschedule')
      or s.status <> 'unpaid' and exists (
        select 1 from intakes i where i.id = s.intake_id and i.patient_complete is not null and i.closed is null
          and coalesce((select bool_or(p.status in ('authorized', 'captured')) from payments p
            where p.intake_id = i.id and p.status <> 'failed'), true)
      ) as paid
    from subscriptions s
    where s.user_id = $1 and ($2::text is null or s.id = $2) and s.status <> 'canceled'
    order by paid desc, s.created_at desc, s.id desc`,
);
const findVisit = statement('find_visit_to_book_for', 'select id from intakes where id = $1 and user_id = $2');

const KINDS: { readonly [purpose in BookingPurpose]: AppointmentKind } = {
  onboarding: 'onboarding',
  subscription: 'consultation',
  coaching: 'coaching',
  physician: 'physician',
  verification: 'user-verification',
};

/** How an appointment is named whose calendar is not described: the length is the scheduling service's. */
const coachingCalendar = (calendars: Portal['calendars'], link: string): Calendar =>
  calendars.get(calendarPathOf(link)) ?? { link, name: 'Coaching call', minutes: 45 };

/** Where the calls of a membership are booked: nobody has one that is not paid. */
function coachingLinkOf({ link, status, paid }: Plan): string | null {
  if (link === null || paid) return link;
  throw status === 'unpaid' ? problems.membershipLapsed() : problems.membershipUnpaid();
}

const stateOf = ({ state }: StoredUser): string => {
  if (!state) throw problems.stateMissing();
  return state;
};

function calendarFor(
  { calendars }: Pick<Portal, 'calendars'>,
  { tenant: { id: organization, scheduling }, user }: Booker,
  { purpose, physician }: Purpose,
  plan: Plan | undefined,
): Calendar | undefined {
  switch (purpose) {
    case 'coaching': {
      const link = plan && coachingLinkOf(plan);
      return link ? coachingCalendar(calendars, link) : undefined;
    }
    case 'physician': {
      const state = stateOf(user);
      return scheduling?.physicians.find(
        ({ slug, states }) => physicianIdOf(organization, slug) === physician && states.includes(state),
      )?.calendar;
    }
    default:
      return scheduling?.calendars[purpose];
  }
}

/**
 * The calendar in which a patient books. Nothing of it comes from the request but what is booked.
 *
 * @throws ProblemError NotFound where there is none for this patient, InvalidRequest where the state or a name is missing,
 * WrongSubscriptionState where it belongs to a membership that nobody has paid
 */
export async function resolveCalendar(
  portal: Pick<Portal, 'database' | 'calendars'>,
  booker: Booker,
  wanted: Purpose,
): Promise<Resolved> {
  const { purpose, subscription, intake, physician } = wanted;
  if (subscription === undefined && (purpose === 'coaching' || purpose === 'subscription'))
    throw problems.invalidRequest(`subscription is missing, for which '${purpose}' is booked`);
  if (physician === undefined && purpose === 'physician') throw problems.invalidRequest('physician is missing');
  const { database } = portal;
  const { user } = booker;
  const [plan] = subscription === undefined ? [] : await database.query(findPlans, [user._id, subscription]);
  if (subscription !== undefined && !plan) throw problems.notFound('the patient has no such subscription to book for');
  const [visit] = intake === undefined ? [] : await database.query(findVisit, [intake, user._id]);
  if (intake !== undefined && !visit) throw problems.notFound('the patient has no such visit to book for');
  stateOf(user);
  const calendar = calendarFor(portal, booker, wanted, plan);
  if (!calendar) throw problems.notFound('nothing is booked for this here');
  return { calendar, kind: KINDS[purpose], subscriptionId: plan?.id ?? null, intakeId: visit?.id ?? null };
}

const bookedIn = (calendar: Calendar, purpose: BookingPurpose, subscriptionId: string | null = null): Resolved => ({
  calendar,
  kind: KINDS[purpose],
  subscriptionId,
  intakeId: null,
});

/**
 * What a booking of unknown purpose was made for, by the calendar that it is in.
 *
 * @throws ProblemError NotFound where it is in none in which this patient books, WrongSubscriptionState where it is in the one
 * of a membership that nobody has paid
 */
export async function resolveBooking(
  portal: Pick<Portal, 'database' | 'calendars'>,
  { tenant, user }: Booker,
  booking: Booking,
): Promise<Resolved> {
  const { calendars = null, physicians = [] } = tenant.scheduling ?? {};
  const state = stateOf(user);
  const plans = await portal.database.query(findPlans, [user._id, null]);
  const coaching = plans.find(({ link }) => link !== null && booking.isIn(link));
  for (const purpose of ['onboarding', 'subscription', 'verification'] as const)
    if (calendars && booking.isIn(calendars[purpose].link)) return bookedIn(calendars[purpose], purpose);
  const link = coaching && coachingLinkOf(coaching);
  if (link) return bookedIn(coachingCalendar(portal.calendars, link), 'coaching', coaching.id);
  for (const { calendar, states } of physicians)
    if (calendar && states.includes(state) && booking.isIn(calendar.link)) return bookedIn(calendar, 'physician');
  throw problems.notFound('the booking is in no calendar in which this patient books');
}
