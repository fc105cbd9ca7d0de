import type { Work } from '../../kernel/jobs/Work.ts';
import { findPaymentLeftBehind, listPaymentsLeftBehind, type OpenPayment } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { LEFT_BEHIND, RECONCILING } from './RECONCILING.ts';
import { reconcilePayment } from './reconcilePayment.ts';

/**
 * Brings payments to their end that were begun and that nobody works on any more.
 *
 * @param finishOther takes what is due and is no purchase of a patient, such as a renewal; false where it is one
 */
export function paymentReconciliation(
  portal: Portal,
  finishOther: (open: OpenPayment) => Promise<boolean> = () => Promise.resolve(false),
): Work {
  const { database, clock } = portal;
  return {
    ...RECONCILING,
    queue: 'payments',
    due: () => listPaymentsLeftBehind(database, new Date(clock().getTime() - LEFT_BEHIND)),
    async run(key) {
      const open = await findPaymentLeftBehind(database, key);
      if (open && !(await finishOther(open))) await reconcilePayment(portal, open);
    },
  };
}
