import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import type { Intake } from '#schemas/wire/intake.ts';

/** What is told of a visit that was sent: what the backend holds, and nothing else. */
export interface SubmittedVisit {
  readonly id: string;
  readonly type: string;
  readonly payment: Intake['medical_review_payment'];
  readonly reviewed: boolean;
  /** The name of the organization. */
  readonly organization: string;
}

/** The texts of a page or a mail about a visit that was sent. */
export interface SubmittedTexts {
  readonly title: string;
  readonly number: string;
  /** What became of the patient's money; undefined where it was told with an order of its own. */
  readonly money: string | undefined;
  /** Who looks at it, and by when. */
  readonly review: string;
  readonly next: string;
}

const NUMBER_LENGTH = 8;

/** The number of a visit as patients read it, to name it to the care team. */
export const visitNumberOf = (id: string): string => id.slice(-NUMBER_LENGTH).toUpperCase();

function moneyText({ type, payment }: SubmittedVisit): string | undefined {
  // A lab visit is paid with its order, before it is sent.
  if (type === 'lab') return undefined;
  if (!payment) return 'Nothing was charged.';
  const amount = formatMoney(payment.amount);
  switch (payment.status) {
    case 'authorized':
      return `${amount} is reserved on your card. It is charged only when your provider approves.`;
    case 'captured':
      return `${amount} was charged to your card.`;
    case 'voided':
      return `Nothing was charged. The ${amount} that we had reserved were given back.`;
  }
}

const NEXT = {
  medication:
    'If your provider approves, your treatment is on its way to you. If they have a question, they write to you.',
  other: 'You hear from us when your provider is done. If they have a question, they write to you.',
  reviewed: 'Your care team writes to you about everything that comes next.',
} as const;

/** Thanks for a visit, its number, what was reserved, who looks at it by when, and what comes next. */
export function submittedTexts(visit: SubmittedVisit): SubmittedTexts {
  const { id, type, reviewed, organization } = visit;
  return {
    title: 'Thank you. We have your visit.',
    number: visitNumberOf(id),
    money: moneyText(visit),
    review: reviewed
      ? 'Your provider has looked at your visit.'
      : `A licensed provider of your ${organization} care team looks at it, usually within 12 to 48 hours.`,
    next: reviewed ? NEXT.reviewed : type === 'medication' ? NEXT.medication : NEXT.other,
  };
}
