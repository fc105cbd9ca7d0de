import type { Subscription } from '#schemas/wire/subscription.ts';

/** The state of a patient's first coaching appointment. */
export type Coaching =
  | { readonly state: 'none' }
  | { readonly state: 'waiting'; readonly subscription: Subscription }
  | { readonly state: 'booked'; readonly start: string; readonly link: string | null };

// NaN without an appointment; every comparison with it is false.
const endOf = ({ coaching_info: info }: Subscription) => Date.parse(info?.appointment_end_time ?? '');

/** @returns `none` without an active coaching membership, and once a coaching appointment is over */
export function coachingOf(subscriptions: readonly Subscription[], now: Date): Coaching {
  const coaching = subscriptions.filter(({ type }) => type === 'coaching-membership');
  const active = coaching.find((subscription) => subscription.active);
  if (!active || coaching.some((subscription) => endOf(subscription) <= now.getTime())) return { state: 'none' };
  const info = coaching.find((subscription) => endOf(subscription) > now.getTime())?.coaching_info;
  if (typeof info?.appointment_start_time !== 'string') return { state: 'waiting', subscription: active };
  return { state: 'booked', start: info.appointment_start_time, link: info.appointment_link };
}
