import { actionsOf } from '#flows/subscription-action/rules/actionsOf.ts';
import { earliestReschedule } from '#flows/subscription-action/rules/rescheduleWindow.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { addMonths } from '../../kernel/clock/days.ts';
import type { PendingChange } from '../../kernel/database/tables/subscriptions.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { ChangeableRow } from './changes/changeable.ts';

const HOUR = 3_600_000;

/** Days begin and end elsewhere sooner and later: a day that has begun somewhere may be chosen there. */
function refuseUnlessInWindow({ duration, periodStart, rescheduleAt }: ChangeableRow, time: number, now: Date): void {
  const earliest = earliestReschedule({ periodStart: periodStart?.toISOString() ?? null, duration, now });
  if (time < earliest.getTime() - 24 * HOUR) throw problems.invalidDate('the date is before the earliest one');
  if (time > addMonths(now, 12).getTime() + 36 * HOUR) throw problems.invalidDate('the date is more than a year ahead');
  if (time === rescheduleAt?.getTime()) throw problems.invalidDate('it is planned for this date already');
}

/** What the patient asks for with a button. */
export interface Action {
  readonly kind: 'pause' | 'resume' | 'cancel' | 'reschedule';
  readonly body: PendingChange['body'];
}

/**
 * Refuses what cannot be done with a subscription as it is: the rule is the one that the browser's buttons follow.
 *
 * @throws ProblemError WrongSubscriptionState, InvalidDate
 */
export function refuseUnlessAllowed(row: ChangeableRow, shown: Subscription, { kind, body }: Action, now: Date): void {
  const refused = kind === 'cancel' ? problems.cancellationRefused : problems.wrongSubscriptionState;
  if (!actionsOf(shown).includes(kind)) throw refused(`there is no '${kind}' for one that is ${shown.status}`);
  if (row.paying) throw refused('its first payment is on its way');
  // Nobody but the provider could make it go on.
  if (kind === 'pause' && row.providerId === null) throw refused('it has not begun at the provider');
  if (kind === 'reschedule') refuseUnlessInWindow(row, Number(body['new_time']) * 1000, now);
}
