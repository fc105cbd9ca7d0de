import type { Database } from '#services/backend/kernel/database/Database.ts';
import { stableId } from '#services/backend/kernel/ids/stableId.ts';
import { PaymentRefusal } from '../PaymentRefusal.ts';
import type { Payments } from '../Payments.ts';
import { keepableCard, refuseUnlessUsable } from './sandboxCard.ts';
import { sandboxSubscriptions } from './sandboxSubscriptions.ts';
import { statement } from '#services/backend/kernel/database/statement.ts';

// Ids follow from keys, so that both are taken at once: a conflict may be about either.
const openAccount = statement(
  'sandbox_open_account',
  `insert into sandbox_customers (id, card, idempotency_key) values ($1, $2, $3) on conflict do nothing`,
);
const replaceCard = statement(
  'sandbox_replace_card',
  'update sandbox_customers set card = $2 where id = $1 returning id',
);
const deleteCustomer = statement('sandbox_delete_customer', 'delete from sandbox_customers where id = $1');
const findAsked = statement(
  'sandbox_find_asked',
  `select c.card, (select p.id from sandbox_payments p where p.idempotency_key = $2) as payment
    from sandbox_customers c where c.id = $1`,
);
const findPayment = statement(
  'sandbox_find_payment',
  'select id, status from sandbox_payments where idempotency_key = $1',
);
const authorize = statement(
  'sandbox_authorize',
  `insert into sandbox_payments (id, customer, amount, status, idempotency_key)
    values ($1, $2, $3, 'authorized', $4) on conflict do nothing`,
);
const settle = statement(
  'sandbox_settle',
  `update sandbox_payments set status = $2 where id = $1 and status in ('authorized', $2) returning id`,
);

const unknown = (what: string) => new PaymentRefusal(400, 'resource_missing', `The sandbox has no such ${what}.`);

/**
 * Takes demo cards and keeps its books in tables of its own, as a provider would on its side: what was asked under a key
 * stays, whatever becomes of this process.
 */
export function sandboxPayments(database: Database, clock: () => Date): Payments {
  const settled = async (id: string, status: 'captured' | 'voided') => {
    const rows = await database.query(settle, [id, status]);
    if (rows.length === 0)
      throw new PaymentRefusal(400, 'unexpected_state', `The sandbox has no payment that can be ${status}.`);
  };
  return {
    async createCustomer({ user, token }) {
      const card = keepableCard(token, clock());
      const customerId = `cus_sandbox_${stableId('sandbox-customer', user)}`;
      await database.query(openAccount, [customerId, token, `customer-${user}`]);
      await database.query(replaceCard, [customerId, token]);
      return { customerId, card };
    },
    async replaceCard({ customerId, token }) {
      const card = keepableCard(token, clock());
      const rows = await database.query(replaceCard, [customerId, token]);
      if (rows.length === 0) throw unknown('customer');
      return card;
    },
    async deleteCustomer(customerId) {
      await database.query(deleteCustomer, [customerId]);
    },
    async authorize({ customerId, amount, key }) {
      const [asked] = await database.query(findAsked, [customerId, key]);
      if (!asked) throw unknown('customer');
      if (asked.payment !== null) return { id: asked.payment };
      refuseUnlessUsable(asked.card);
      const id = `pi_sandbox_${stableId('sandbox-payment', key)}`;
      await database.query(authorize, [id, customerId, amount, key]);
      return { id };
    },
    async findPayment({ key }) {
      const [payment] = await database.query(findPayment, [key]);
      return payment;
    },
    capture: (id) => settled(id, 'captured'),
    void: (id) => settled(id, 'voided'),
    ...sandboxSubscriptions(database, clock),
    readEvent() {
      throw new PaymentRefusal(400, 'no_events', 'The sandbox sends no events.');
    },
  };
}
