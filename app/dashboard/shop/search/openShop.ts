import type { QueryClient } from '@tanstack/react-query';
import { currentOrganization } from '#services/api/client/currentOrganization.ts';
import { intakesQuery } from '#services/api/intakes.ts';
import { shopQuery } from '#services/api/products.ts';
import { statesQuery } from '#services/api/states.ts';
import { subscriptionsQuery } from '#services/api/subscriptions.ts';
import { shopChoiceOf } from './chosenFilters.ts';
import type { ShopSearch } from './readShopSearch.ts';

/** What the router tells of the address that is opened. */
interface Opening {
  readonly deps: ShopSearch;
  readonly context: { readonly queryClient: QueryClient; readonly userId: string };
}

/** Begins to read what the shop shows at an address. */
export function openShop({ deps, context: { queryClient, userId } }: Opening): void {
  const { filters } = currentOrganization.get().settings.shop;
  void queryClient.prefetchQuery(shopQuery(shopChoiceOf(deps, filters)));
  void queryClient.prefetchQuery(subscriptionsQuery(userId));
  void queryClient.prefetchQuery(intakesQuery(userId));
  void queryClient.prefetchQuery(statesQuery);
}
