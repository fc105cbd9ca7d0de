import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentText } from '#flows/kinds/describing/momentText.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';

type Status = Subscription['status'];

/** The label of each status (000 §4). */
export const statusLabels: { readonly [S in Status]: string } = {
  awaiting_physician_review: 'Awaiting Physician Review',
  created: 'Created',
  incomplete: 'Incomplete',
  incomplete_expired: 'Expired',
  trialing: 'Trialing',
  active: 'Active',
  past_due: 'Failed Payment',
  canceled: 'Canceled',
  unpaid: 'Unpaid',
  paused: 'Paused',
  rescheduled: 'Rescheduled',
  paused_by_reschedule: 'Rescheduled',
  prescription_requested: 'Prescription Requested',
};

/** The tone of a status: active, needs attention, or inactive. */
const statusTones: { readonly [S in Status]: 'good' | 'attention' | 'resting' } = {
  awaiting_physician_review: 'attention',
  created: 'resting',
  incomplete: 'attention',
  incomplete_expired: 'resting',
  trialing: 'good',
  active: 'good',
  past_due: 'attention',
  canceled: 'resting',
  unpaid: 'attention',
  paused: 'resting',
  rescheduled: 'good',
  paused_by_reschedule: 'good',
  prescription_requested: 'attention',
};

/** The label of a subscription. */
export const labelOf = ({ status, held }: Pick<Subscription, 'status' | 'held'>): string =>
  held ? 'On hold' : statusLabels[status];

/** The tone of a subscription: one that waits for a decision, or for its patient to resume it, needs attention. */
export const toneOf = ({
  status,
  held,
  hold_cleared: cleared,
}: Pick<Subscription, 'status' | 'held' | 'hold_cleared'>) => (held || cleared ? 'attention' : statusTones[status]);

const notes: { readonly [S in Status]?: string } = {
  awaiting_physician_review: 'Your visit is in review.',
  paused: 'Your subscription is paused. You can resume it anytime.',
  prescription_requested:
    'A physician is reviewing your chart. This typically takes 1-2 business days, and adjusting your subscription may not be possible until then.',
};

/** What it means that the care team decides first. */
const HELD_NOTE =
  "On hold because of what you told us. We won't ship or charge again until your care team has decided with you. Don't take your next dose until you've talked with your care team.";

/** What it means that a review waits for the care team. */
const REVIEW_WAITS_NOTE =
  'The review waits because of what you told us. Nothing is charged or shipped until your care team has decided with you. Message them to go on.';

/** What is said once the care team has cleared a treatment that was on hold. */
const CLEARED_NOTE = 'Your care team decided. You can resume treatment.';

/** What it means that a subscription is owed: of coaching nothing is sent. */
export const owedNote = (type: Subscription['type']): string =>
  type === 'coaching-membership' ? 'It goes on once it is paid.' : 'Nothing is sent until it is paid.';

/**
 * A note about a status; undefined for statuses that need none.
 *
 * @param supportEmail the address for patients who need help
 * @param zone IANA name; default: the patient's own
 */
export function statusNote(
  {
    status,
    type,
    reschedule_date: date,
    owed,
    held,
    hold_cleared: cleared,
  }: Pick<Subscription, 'status' | 'type' | 'reschedule_date' | 'owed' | 'held' | 'hold_cleared'>,
  supportEmail: string,
  zone?: string,
): string | undefined {
  if (held) return status === 'prescription_requested' ? REVIEW_WAITS_NOTE : HELD_NOTE;
  if (cleared) return CLEARED_NOTE;
  if (status === 'incomplete') return `Please contact support at ${supportEmail} to complete your subscription.`;
  if (owed) return `We could not charge ${formatMoney(owed.amount)}. ${owedNote(type)}`;
  const moved = status === 'rescheduled' || status === 'paused_by_reschedule';
  if (moved && date !== null)
    return `Your subscription is set to reschedule on ${momentText(new Date(date * 1000), 'date', zone)}. You can update at anytime.`;
  return notes[status];
}
