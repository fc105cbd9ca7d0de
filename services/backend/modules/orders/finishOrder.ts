import type { Order } from '#schemas/wire/order.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { createId } from '../../kernel/ids/createId.ts';
import type { Attempt } from '../../kernel/once/attemptOf.ts';
import type { PlannedWrite } from '../../kernel/once/once.ts';
import type { Authorized } from '../payments/authorizePayment.ts';
import { capturePayment } from '../payments/capturePayment.ts';
import { problemOfPayment } from '../payments/problemOfPayment.ts';
import { receiptOf } from '../payments/receiptOf.ts';
import { voidUnlessActive } from '../payments/voidUnlessActive.ts';
import type { Portal } from '../portal/Portal.ts';
import { writeSubmission } from './store.ts';

/** An order whose price is reserved, and who pays it. */
interface ReservedOrder {
  readonly organization: string;
  readonly order: Order;
  readonly userId: string;
  readonly customerId: string;
  readonly template: ProductTemplate;
  /** Null where nothing is to be paid. */
  readonly payment: Authorized | null;
  readonly attempt: Attempt;
}

/**
 * Takes what is reserved for an order and submits it, with a receipt by mail. A request does
 * that, and after a crash whoever finds the payment.
 *
 * @throws ProblemError CardDeclined, CardInvalid, PaymentUnavailable
 */
export async function finishOrder(
  portal: Pick<Portal, 'database' | 'payments' | 'clock' | 'tenants' | 'settings' | 'jobs'>,
  { organization, order, userId, customerId, template, payment, attempt }: ReservedOrder,
): Promise<PlannedWrite<Order>> {
  const isTaken =
    payment === null ||
    (await capturePayment(portal, payment, customerId).catch((error: unknown) => {
      throw problemOfPayment(error, 'unknown');
    }));
  const release = async () => {
    if (payment) await voidUnlessActive(portal, payment);
  };
  if (!isTaken) return { write: async () => undefined, release };
  const now = portal.clock();
  const submitted: Order = {
    ...order,
    status: 'processing',
    payment: payment ? 'captured' : null,
    shipment: { status: 'preparing', carrier: null, tracking_number: null },
    submitted_at: now.toISOString(),
  };
  const submission = {
    orderId: order._id,
    userId,
    amount: order.amount,
    payment,
    panel: template.settings.product_type === 'panel' ? { id: createId(now), productTemplate: template._id } : null,
    receipt:
      payment !== null || order.intake === null
        ? receiptOf(portal, organization, { id: order._id, amount: payment?.amount ?? 0, renewal: null }, now)
        : null,
    attempt,
    body: JSON.stringify(submitted),
    now,
  };
  return {
    write: async () => {
      if (!(await writeSubmission(portal.database, submission))) return undefined;
      portal.jobs.wake('mail');
      return submitted;
    },
    release,
  };
}
