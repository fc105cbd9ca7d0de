import type { User } from '#schemas/wire/user.ts';
import type { Database } from '../database/Database.ts';
import { problems } from '../http/problems.ts';
import { findUser } from './store.ts';

/** A patient with an account at the payment provider. */
export type PayingPatient = User & { readonly stripe_id: string };

const pays = (user: User): user is PayingPatient => user.stripe_id !== null && user.has_card_source;

/** The patient, who must have an account with a card. @throws ProblemError NotFound, PaymentMethodMissing */
export async function payingPatient(database: Database, organization: string, id: string): Promise<PayingPatient> {
  const user = await findUser(database, organization, id);
  if (!user) throw problems.notFound();
  if (!pays(user)) throw problems.paymentMethodMissing();
  return user;
}
