import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { zoneOfState } from '#flows/kinds/describing/zoneOfState.ts';
import type { Intake } from '#schemas/wire/intake.ts';

/** What is told of a visit that was sent: what the backend holds, and nothing else. */
export interface SubmittedVisit {
  /** The id of the visit or, where it was paid with an order of its own, of that order. */
  readonly id: string;
  readonly type: string;
  readonly payment: Intake['medical_review_payment'];
  /** When the patient sent it, and when a provider looked at it, ISO 8601; null until they do. */
  readonly sent: string;
  readonly reviewed: string | null;
  /** The patient's home state, which says in which time zone moments are told; null if it is not known. */
  readonly state: string | null;
  /** The name of the organization. */
  readonly organization: string;
}

/** The texts of a page or a mail about a visit that was sent. */
export interface SubmittedTexts {
  readonly number: string;
  /** When it was sent. */
  readonly sent: string;
  /** What became of the patient's money; undefined where it was told with an order of its own. */
  readonly money: string | undefined;
  /** Who looks at it, and by when. */
  readonly review: string;
  readonly next: string;
}

/** The thanks for a visit. */
export const SUBMITTED_TITLE = 'Thank you. We have your visit.';

/** How long a provider usually takes, as the beginning of a visit says: "typically takes 12-48 hours". */
const REVIEW_HOURS = { from: 12, to: 48 } as const;
const HOUR = 3_600_000;

/** When a provider has usually looked at a visit that was sent at that moment, at the latest. */
export const reviewDue = (sent: Date): Date => new Date(sent.getTime() + REVIEW_HOURS.to * HOUR);

function moneyText({ type, payment }: SubmittedVisit): string | undefined {
  // A lab visit is paid with its order, before it is sent.
  if (!payment) return type === 'lab' ? undefined : 'Nothing was charged.';
  const amount = formatMoney(payment.amount);
  switch (payment.status) {
    case 'authorized':
      return `${amount} is reserved on your card. It is charged only when your provider approves.`;
    case 'captured':
      return `${amount} was charged to your card.`;
    case 'voided':
      return `Nothing was charged. The ${amount} that we had reserved was given back.`;
  }
}

const NEXT = {
  medication:
    'If your provider approves, your treatment is on its way to you. If they have a question, they write to you.',
  other: 'You hear from us when your provider is done. If they have a question, they write to you.',
  late: 'This takes longer than usual. Write to your care team to ask how far it is.',
  reviewed: 'Your care team writes to you about everything that comes next.',
} as const;

/**
 * The number of a visit, when it was sent, what was reserved, who looks at it by when, and what comes next.
 * Moments name the zone that they are told in.
 *
 * @param now what is late by now is not promised any more
 */
export function submittedTexts(visit: SubmittedVisit, now: Date): SubmittedTexts {
  const { id, type, sent, reviewed, state, organization } = visit;
  const zone = zoneOfState(state);
  const due = reviewDue(new Date(sent));
  const late = reviewed === null && due <= now;
  const waiting = `A licensed provider of your ${organization} care team looks at it, usually within ${REVIEW_HOURS.from} to ${REVIEW_HOURS.to} hours`;
  return {
    number: orderNumberOf(id),
    sent: momentIn(new Date(sent), zone),
    money: moneyText(visit),
    review:
      reviewed === null
        ? `${waiting}${late ? '' : `: by ${momentIn(due, zone)}`}.`
        : `Your provider looked at your visit on ${momentIn(new Date(reviewed), zone)}.`,
    next: reviewed !== null ? NEXT.reviewed : late ? NEXT.late : type === 'medication' ? NEXT.medication : NEXT.other,
  };
}
