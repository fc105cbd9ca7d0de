import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { Database } from '../../kernel/database/Database.ts';
import type { PendingReview } from '../../kernel/database/tables/intakes.ts';
import type { PaymentRow } from '../../modules/payments/PaymentRow.ts';
import { statement } from '../../kernel/database/statement.ts';

const find = statement<'find_submitted_visit', Row>(
  'find_submitted_visit',
  `select i.id, i.organization, i.user_id as "userId", i.products, u.state, u.stripe_id as "customerId",
      i.pending_review as pending, p.id as "paymentId", p.amount, p.status, p.idempotency_key as key, p.provider_id as "providerId",
      p.created_at as "createdAt"
    from intakes i join users u on u.id = i.user_id
    left join lateral (
      select * from payments where intake_id = i.id and status in ('authorized', 'captured', 'voided')
      order by status = 'voided', created_at desc limit 1
    ) p on true
    where i.organization = $1 and i.patient_complete <= $4 and i.physician_review is null and i.closed is null
      and ($2::text is null or i.user_id = $2) and ($3::text is null or i.id = $3)
    order by i.patient_complete desc limit 1`,
);

const list = statement(
  'list_submitted_visits',
  `select id from intakes
    where organization = $1 and patient_complete <= $2 and physician_review is null and closed is null
    order by patient_complete, id`,
);

/** Which visit the care team looks at: the newest that is submitted, of one patient or by its id where given. */
export interface VisitTarget {
  readonly organization: string;
  readonly userId: string | null;
  readonly intakeId: string | null;
  /** The moment by which it was submitted. */
  readonly submittedBy: Date;
}

/** A submitted visit that waits for a review. */
export interface SubmittedVisit {
  readonly id: string;
  readonly organization: string;
  readonly userId: string;
  /** The abbreviation of the patient's state; null where there is none. */
  readonly state: string | null;
  readonly products: readonly SelectedProduct[];
  readonly customerId: string | null;
  /** What is being decided about it; null where nothing is. */
  readonly pending: PendingReview | null;
  /** The newest payment that the provider knows of; null where nothing was to be paid. */
  readonly payment: PaymentRow | null;
}

type Row = Omit<SubmittedVisit, 'payment'> &
  Omit<PaymentRow, 'id'> & {
    readonly paymentId: string | null;
  };

/** Ids of the visits that wait for a review and were submitted by a moment, the oldest first. */
export async function listSubmittedVisits(
  database: Database,
  { organization, submittedBy }: Pick<VisitTarget, 'organization' | 'submittedBy'>,
): Promise<readonly string[]> {
  return (await database.query(list, [organization, submittedBy.toISOString()])).map(({ id }) => id);
}

/** A visit that waits for a review; undefined where none does. */
export async function findSubmittedVisit(
  database: Database,
  { organization, userId, intakeId, submittedBy }: VisitTarget,
): Promise<SubmittedVisit | undefined> {
  const [row] = await database.query(find, [organization, userId, intakeId, submittedBy.toISOString()]);
  if (!row) return undefined;
  const { paymentId, amount, status, key, providerId, createdAt, ...visit } = row;
  return {
    ...visit,
    payment: paymentId === null ? null : { id: paymentId, amount, status, key, providerId, createdAt },
  };
}

/** How the payment provider is asked for a plan of a visit: it is begun, and found again, under this. */
export const planAsked = (customerId: string, subscription: string) => ({
  customerId,
  key: `subscription-${subscription}`,
  metadata: { subscription },
});
