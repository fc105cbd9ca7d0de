import { createBackend } from '#services/backend/createBackend.ts';
import type { SQL } from 'drizzle-orm';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { openDatabase } from '#services/backend/kernel/database/openDatabase.ts';
import type { MediaStore } from '#services/backend/adapters/media/MediaStore.ts';
import type { Payments } from '#services/backend/adapters/payments/Payments.ts';
import type { Scheduler } from '#services/backend/adapters/scheduling/Scheduler.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';

/** How many sub-steps are still done before this process ends as the power would; undefined: it is left alone. */
const { FAULT_ARMED } = process.env;
let left: number | undefined = FAULT_ARMED === undefined ? undefined : Number(FAULT_ARMED);

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
  deleteCustomer: stepping(named.deleteCustomer),
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

const steppingScheduler = (named: Scheduler): Scheduler => ({
  ...named,
  book: stepping(named.book),
  findBooked: stepping(named.findBooked),
  move: stepping(named.move),
  findBooking: stepping(named.findBooking),
  cancel: stepping(named.cancel),
});

const steppingMedia = (named: MediaStore): MediaStore => ({
  read: (id) => named.read(id),
  list: () => named.list(),
  put: stepping((id, bytes) => named.put(id, bytes)),
  remove: stepping((id) => named.remove(id)),
});

/** The database within its start: statements of migrations are sub-steps too. */
const steppingStart = (own: Database): Database => ({
  ...own,
  async query(statement, parameters) {
    gap();
    const rows = await own.query(statement, parameters);
    gap();
    return rows;
  },
  db: new Proxy(own.db, {
    get: (db, name) => (name === 'execute' ? stepping((query: SQL) => db.execute(query)) : Reflect.get(db, name, db)),
  }),
});

const now = new Date(process.env['FAULT_NOW'] ?? '');
const app = await createBackend({
  settings: { ...settings(process.env), app: undefined },
  clock: () => now,
  async open(location) {
    const database = await openDatabase(location);
    return {
      ...database,
      startUp: (work) => database.startUp((own) => work(steppingStart(own))),
      query: async (statement, parameters) => {
        gap();
        const rows = await database.query(statement, parameters);
        gap();
        return rows;
      },
    };
  },
  payments: steppingPayments,
  scheduler: steppingScheduler,
  media: steppingMedia,
});
process.send?.(await app.listen({ port: 0, host: '127.0.0.1' }));
