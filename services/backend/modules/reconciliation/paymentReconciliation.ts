import type { Work } from '../../kernel/jobs/Work.ts';
import { findPaymentLeftBehind, listPaymentsLeftBehind } from '../payments/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { LEFT_BEHIND, RECONCILING } from './RECONCILING.ts';
import { reconcilePayment } from './reconcilePayment.ts';

/** Brings payments to their end that were begun and that nobody works on any more. */
export function paymentReconciliation(portal: Portal): Work {
  const { database, clock } = portal;
  const since = () => new Date(clock().getTime() - LEFT_BEHIND);
  return {
    ...RECONCILING,
    queue: 'payments',
    due: () => listPaymentsLeftBehind(database, since()),
    async run(key) {
      const [id = ''] = key.split(':');
      const open = await findPaymentLeftBehind(database, id, since());
      if (open) await reconcilePayment(portal, open);
    },
  };
}
