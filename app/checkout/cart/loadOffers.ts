import type { QueryClient } from '@tanstack/react-query';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import type { Cart } from '#renderers/ports/ports.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { membershipPricesQuery, membershipQuery } from '#services/api/memberships.ts';
import { productsQuery, productTemplatesQuery } from '#services/api/products.ts';

/** The products for sale, loaded from the catalogue. */
export type Offers = Pick<Cart, 'offers' | 'addons' | 'bundle' | 'memberships'>;

/** Prices are not refetched while a visit is open. */
const staleTime = Infinity;

/** Loads the products and memberships of a visit. Fails with a ProblemError. */
export async function loadOffers(
  { intake_template: template, bundle_settings: bundle, joined_membership: joined }: Intake,
  queryClient: QueryClient,
): Promise<Offers> {
  const { product_defaults: defaults, product_addons: addons } = template;
  const templates = await queryClient.fetchQuery({ ...productTemplatesQuery([...defaults, ...addons]), staleTime });
  const memberships = new Map(
    await Promise.all(
      [...new Set([template.membership, joined?.membership ?? null, ...templates.map(({ membership }) => membership)])]
        .filter((id) => id !== null)
        .map(async (id) => {
          const [membership, prices] = await Promise.all([
            queryClient.fetchQuery({ ...membershipQuery(id), staleTime }),
            queryClient.fetchQuery({ ...membershipPricesQuery(id), staleTime }),
          ]);
          return [id, { membership, prices }] as const;
        }),
    ),
  );
  const offers = new Map(
    await Promise.all(
      templates.map(async (one): Promise<readonly [string, Offer]> => {
        const products = await queryClient.fetchQuery({ ...productsQuery(one._id), staleTime });
        const prices = one.membership === null ? undefined : memberships.get(one.membership)?.prices;
        return [one._id, { template: one, products, ...(prices && { membershipPrices: prices }) }];
      }),
    ),
  );
  const offersOf = (ids: readonly string[]) => ids.flatMap((id) => offers.get(id) ?? []);
  return {
    offers: offersOf(defaults),
    addons: offersOf(addons),
    bundle: template.bundle_support ? bundle : null,
    memberships,
  };
}
