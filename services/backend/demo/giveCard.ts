import { eq } from 'drizzle-orm';
import { users } from '../kernel/database/tables/users.ts';
import type { DemoPatient } from './patients/demoPatients.ts';
import type { Seeded } from './Seeded.ts';

/** The card of demo patients, as they read it. */
export const DEMO_CARD = 'Visa ending in 4242';

/** Years for which the card of a demo patient is good. */
const GOOD_FOR = 4;

/** Gives a demo patient an account with a card at the sandbox; nothing where another provider takes the cards. */
export async function giveCard(
  { database, payments, clock }: Seeded,
  user: string,
  { email, profile, card: kind }: DemoPatient,
): Promise<void> {
  if (!payments) return;
  const now = clock();
  const until =
    kind === 'expires'
      ? `${String(now.getUTCMonth() + 1).padStart(2, '0')}${now.getUTCFullYear()}`
      : `12${now.getUTCFullYear() + GOOD_FOR}`;
  const token = `tok_visa_4242_${until}_3fa9c1d2`;
  const name = `${profile.firstName} ${profile.lastName}`;
  const { customerId, card } = await payments.createCustomer({ user, email, name, token, key: `demo-${user}` });
  await database.db.update(users).set({ stripeId: customerId, card }).where(eq(users.id, user));
}
