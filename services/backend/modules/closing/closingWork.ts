import type { Work } from '../../kernel/jobs/Work.ts';
import type { Portal } from '../portal/Portal.ts';
import { settleClosing } from './settleClosing.ts';
import { eraseAccount, findClosingToErase, listClosingsDue } from './store.ts';

/** Erases what may go. The provider forgets the card first: its account is named in what is erased. */
async function erase({ database, payments, clock }: Portal, userId: string): Promise<void> {
  const due = await findClosingToErase(database, userId, clock());
  if (!due) return;
  if (due.customerId !== null) await payments.deleteCustomer(due.customerId);
  await eraseAccount(database, userId, clock());
}

/** Ends what belongs to closed accounts, and erases what may go once they cannot be opened again. */
export const closingWork = (portal: Portal): Work => ({
  queue: 'closings',
  pause: 30_000,
  retries: { limit: 10, delay: 30 },
  expires: 120,
  due: () => listClosingsDue(portal.database, portal.clock()),
  async run(key) {
    const [userId = '', what] = key.split(':');
    await (what === 'erase' ? erase(portal, userId) : settleClosing(portal, userId));
  },
});
