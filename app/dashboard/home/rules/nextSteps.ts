import type { Card } from '#schemas/wire/card.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { cardExpiry } from '../../../checkout/card/cardExpiry.ts';
import { asksToVerify } from '../../../patient/asksToVerify.ts';
import { offeredVisits } from '../../visits/offeredVisits.ts';
import { sortIncomplete } from '../../visits/sortIncomplete.ts';
import { coachingOf } from '../coachingOf.ts';
import type { HomeFacts } from './HomeFacts.ts';

/** Something that the patient has to do. */
export type NextStep =
  /** The care team asks for a photo; its reasons, each once. */
  | { readonly kind: 'photo'; readonly reasons: readonly string[] }
  /** The care team decides with the patient before these are sent and charged again. */
  | { readonly kind: 'held'; readonly subscriptions: readonly Subscription[] }
  | { readonly kind: 'payment'; readonly subscriptions: readonly Subscription[] }
  | { readonly kind: 'card'; readonly card: Card; readonly expired: boolean }
  | { readonly kind: 'rejected' }
  | { readonly kind: 'visit'; readonly intake: Intake }
  /** A stop holds in these open visits: a person decides before they continue. */
  | { readonly kind: 'stopped'; readonly intakes: readonly Intake[] }
  /** Nothing was begun yet, and this is the visit that most begin with. */
  | { readonly kind: 'start'; readonly template: IntakeTemplate }
  /** Whether a call to verify the patient is booked. */
  | { readonly kind: 'identity'; readonly scheduled: boolean }
  | { readonly kind: 'call'; readonly subscription: Subscription }
  | { readonly kind: 'results'; readonly panel: string; readonly explained: boolean; readonly waits?: boolean };

const ALERTS: ReadonlySet<NextStep['kind']> = new Set(['held', 'photo', 'payment', 'card', 'rejected']);
const UNPAID: ReadonlySet<Subscription['status']> = new Set(['past_due', 'unpaid']);

/** Whether something is wrong until the patient does it. */
export const isAlert = ({ kind }: NextStep): boolean => ALERTS.has(kind);

const NO_REASON = 'We cannot use the photo that you sent. Your visit will continue once you send a new one.';

/** One photo serves every visit that waits for it. */
function photoSteps(intakes: readonly Intake[]): readonly NextStep[] {
  const awaiting = intakes.map((intake) => intake.awaiting_patient_update).filter(({ is_awaiting }) => is_awaiting);
  const reasons = [...new Set(awaiting.map(({ reason }) => reason ?? NO_REASON))];
  return reasons.length > 0 ? [{ kind: 'photo', reasons }] : [];
}

function cardSteps(card: Card | null | undefined, now: Date): readonly NextStep[] {
  const expiry = card ? cardExpiry(card, now) : 'good';
  return card && expiry !== 'good' ? [{ kind: 'card', card, expired: expiry === 'expired' }] : [];
}

/**
 * Who has begun nothing starts with a visit: an identity is verified for a treatment, not before one. Who waits for a lab
 * test, or has its results, has begun.
 */
function startSteps({ intakes, subscriptions, labs, templates = [] }: HomeFacts): readonly NextStep[] {
  if (!intakes || !subscriptions || !labs) return [];
  if (subscriptions.length > 0 || labs.length > 0 || intakes.some(({ closed }) => closed === null)) return [];
  const [template] = offeredVisits(templates, intakes);
  return template ? [{ kind: 'start', template }] : [];
}

/** Whether all that a patient has begun is stopped: an identity is verified for a treatment, and there may be none. */
const waitsForDecision = (intakes: readonly Intake[], subscriptions: readonly Subscription[]): boolean => {
  const begun = intakes.filter(({ closed }) => closed === null);
  return begun.length > 0 && begun.every(({ stopped }) => stopped) && subscriptions.every(({ held }) => held);
};

/** What a patient has to do, the weightiest first: what is wrong, then what goes on. */
export function nextSteps(facts: HomeFacts): readonly NextStep[] {
  const { user, intakes = [], subscriptions = [], labs = [], card, now } = facts;
  const held = subscriptions.filter((one) => one.held);
  const unpaid = subscriptions.filter((one) => UNPAID.has(one.status) && !one.held);
  const open = sortIncomplete(intakes);
  const stopped = open.filter((intake) => intake.stopped);
  const unfinished = open.find((intake) => !intake.stopped);
  const coaching = coachingOf(subscriptions, now);
  // The alert leads to results with an alarm.
  const ready = labs.find(({ status, opened, alarms }) => status === 'results_ready' && !opened && !alarms);
  const rejected = user.verificationStatus === 'rejected';
  return [
    ...(held.length > 0 ? [{ kind: 'held', subscriptions: held } as const] : []),
    ...photoSteps(intakes),
    ...(unpaid.length > 0 ? [{ kind: 'payment', subscriptions: unpaid } as const] : []),
    ...cardSteps(card, now),
    ...(rejected ? [{ kind: 'rejected' } as const] : []),
    ...(stopped.length > 0 ? [{ kind: 'stopped', intakes: stopped } as const] : []),
    ...(unfinished ? [{ kind: 'visit', intake: unfinished } as const] : []),
    ...startSteps(facts),
    ...(asksToVerify(user) && !rejected && !waitsForDecision(intakes, subscriptions)
      ? [{ kind: 'identity', scheduled: user.appointment_counts.user_verification > 0 } as const]
      : []),
    ...(coaching.state === 'waiting' ? [{ kind: 'call', subscription: coaching.subscription } as const] : []),
    ...(ready
      ? [
          {
            kind: 'results',
            panel: ready.id,
            explained: ready.explained === true,
            ...(ready.waits && { waits: true }),
          } as const,
        ]
      : []),
  ];
}
