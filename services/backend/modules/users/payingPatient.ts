import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from './store.ts';
import type { StoredUser } from '../profile/StoredUser.ts';

/** A patient with an account at the payment provider. */
export type PayingPatient = StoredUser & { readonly stripe_id: string };

const pays = (user: StoredUser): user is PayingPatient => user.stripe_id !== null && user.has_card_source;

/** The patient, who must have an account with a card. @throws ProblemError NotFound, PaymentMethodMissing */
export async function payingPatient(
  portal: Pick<Portal, 'database' | 'clock'>,
  organization: string,
  id: string,
): Promise<PayingPatient> {
  const user = await findUser(portal, organization, id);
  if (!user) throw problems.notFound();
  if (!pays(user)) throw problems.paymentMethodMissing();
  return user;
}
