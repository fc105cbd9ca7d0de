import type { NotificationEvent } from '#schemas/wire/notification.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';
import type { StatementTypes } from '#services/backend/kernel/database/StatementTypes.ts';
import { recording } from '#services/backend/kernel/once/recording.ts';
import { mailing } from '../../notifications/mailing.ts';
import { notifying } from '../../notifications/notifying.ts';

/** The number of the first parameter of a change's own, after those that every change has. */
export const OWN = 8;

/** The parameters that every change has. */
export type Common = readonly [
  id: string,
  revision: number,
  userId: string | null,
  key: string | null,
  digest: string | null,
  answer: string,
  moment: string,
];

/** A change that the provider's end of the subscription has overtaken is told to nobody. */
const STAYS = `s.status <> 'canceled'`;

/**
 * A part of the statement that mails the change to whoever wants news by mail.
 *
 * @param own how many parameters of its own the change has: those of the mail come after them
 */
export const mailingChange = (
  name:
    | 'pause_subscription'
    | 'hold_subscription'
    | 'resume_subscription'
    | 'reschedule_subscription'
    | 'cancel_subscription',
  own: number,
) =>
  mailing({
    name,
    source: 'changed',
    ...(name === 'cancel_subscription' ? {} : { when: STAYS }),
    first: OWN + own,
    now: '$7',
  });

/** What is over is told once, though the provider says it as well; any other change is told each time that it is made. */
const telling = (event: NotificationEvent) =>
  notifying({
    event,
    source: 'changed',
    ...(event === 'subscription-canceled' ? { about: 's.id' } : { about: 's.id, s.revision', when: STAYS }),
    now: '$7',
  });

/**
 * The one statement that writes a change after the provider has made it: once, for the revision that it began on.
 *
 * @param event what the patient is told; null where it is nothing to tell
 * @param sets what becomes of the subscription `s`
 * @param parts parts of the statement that follow from the subscription as it is by then, `changed`
 */
export const writing = <Name extends keyof StatementTypes>(
  name: Name,
  event: NotificationEvent | null,
  sets: string,
  parts: readonly string[] = [],
) =>
  statement(
    name,
    `with changed as (
      update subscriptions s set ${sets}, revision = s.revision + 1, pending_change = null
      where s.id = $1 and s.revision = $2 and s.pending_change is not null
      returning s.*
    ), ${[...parts, ...(event === null ? [] : [telling(event)]), recording('changed', 3)].join(', ')}
    select id from changed`,
  );
