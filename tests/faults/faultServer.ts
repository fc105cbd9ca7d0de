import { createBackend } from '#services/backend/createBackend.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import type { Payments } from '#services/backend/adapters/payments/Payments.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';

/** How many sub-steps are still done before this process ends as the power would; undefined: it is left alone. */
let left: number | undefined;

process.on('message', (message) => {
  if (typeof message === 'number') left = message;
  process.send?.('armed');
});

function gap(): void {
  if (left === undefined) return;
  left -= 1;
  if (left < 0) process.kill(process.pid, 'SIGKILL');
}

const stepping =
  <Request extends readonly unknown[], Result>(ask: (...request: Request) => Promise<Result>) =>
  async (...request: Request): Promise<Result> => {
    gap();
    const result = await ask(...request);
    gap();
    return result;
  };

const steppingPayments = (named: Payments): Payments => ({
  ...named,
  createCustomer: stepping(named.createCustomer),
  replaceCard: stepping(named.replaceCard),
  authorize: stepping(named.authorize),
  capture: stepping(named.capture),
  void: stepping(named.void),
  startSubscription: stepping(named.startSubscription),
  cancelSubscription: stepping(named.cancelSubscription),
  pauseSubscription: stepping(named.pauseSubscription),
  resumeSubscription: stepping(named.resumeSubscription),
  rescheduleSubscription: stepping(named.rescheduleSubscription),
  discountNextRenewal: stepping(named.discountNextRenewal),
});

const now = new Date(process.env['FAULT_NOW'] ?? '');
const app = await createBackend({
  settings: { ...settings(process.env), app: undefined },
  clock: () => now,
  async open(location) {
    const database = await openDatabase(location);
    return {
      ...database,
      query: async (statement, parameters) => {
        gap();
        const rows = await database.query(statement, parameters);
        gap();
        return rows;
      },
    };
  },
  payments: steppingPayments,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
