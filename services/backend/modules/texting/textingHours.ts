import { DateTime } from 'luxon';
import { states } from '../states/states.ts';
import { zonesOfState } from '../states/zonesOfState.ts';
import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { notificationTexts } from '../notifications/notificationTexts.ts';

/** Hours of the day between which patients get text messages, where they live. */
const FROM = 8;
const TO = 21;

const at = (now: Date, zone: string) => DateTime.fromJSDate(now, { zone });

/** Whether it is an hour for text messages in every time zone in which a patient can live. @param state abbreviation */
export const isTextingHour = (state: string | null, now: Date): boolean =>
  zonesOfState(state).every((zone) => {
    const { hour } = at(now, zone);
    return FROM <= hour && hour < TO;
  });

/** Stands in a list of states for having none. */
export const STATELESS = '-';

/** The states whose patients may get a text message now, with `STATELESS` for those who have named none. */
export const textingStates = (now: Date): readonly string[] => [
  ...states.map(({ abbreviation }) => abbreviation).filter((state) => isTextingHour(state, now)),
  ...(isTextingHour(null, now) ? [STATELESS] : []),
];

/** The calendar month where a patient lives, such as 2026-06. @param state abbreviation */
export const monthIn = (state: string | null, now: Date): string => at(now, zonesOfState(state)[0]).toFormat('yyyy-MM');

/** Where a notification's own message is too long to be one text message. */
const BRIEF: { readonly [Event in NotificationEvent]?: string } = {
  'visit-refused': 'Your visit was reviewed.',
  'photo-requested': 'Your care team needs something from you.',
  'lab-critical': 'Please log in today: your care team needs you.',
  'subscription-held': 'A treatment is on hold. Please log in today.',
  'payment-failed': 'A payment did not go through.',
};

/**
 * What a patient is texted of a notification: one message of 160 characters at the most with a name of up to 20 and a
 * portal at a host of up to 30. Whoever sees the phone learns nothing of health.
 *
 * @param name of the organization
 * @param origin where links lead
 */
export const textOf = (event: NotificationEvent, name: string, origin: string): string =>
  `${name}: ${BRIEF[event] ?? notificationTexts[event].message} ${origin}/notifications Reply STOP to end, HELP for help.`;
