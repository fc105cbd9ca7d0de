import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { findMembershipPrice } from '../../memberships/store.ts';

/** The price of the membership that comes with the coaching program among some products; null where there is none. */
export async function programPriceOf(
  database: Database,
  organization: string,
  products: readonly SelectedProduct[],
): Promise<MembershipPrice | null> {
  const program = products.find(({ type }) => type === 'coaching_membership');
  const price = program?.selected_configuration.treatment_properties.membership_price ?? null;
  return price === null ? null : ((await findMembershipPrice(database, organization, price)) ?? null);
}
