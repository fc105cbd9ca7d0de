import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { Offer } from '#flows/checkout/rules/ProductChoice.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { productsQuery, productTemplatesQuery } from '#services/api/products.ts';

/** Prices are not refetched while a signup is open. */
const staleTime = Infinity;

/** An offered product, by the id of its template. Fails with NotFound if the organization does not sell it. */
export const offerQuery = (id: string, queryClient: QueryClient) =>
  queryOptions({
    queryKey: ['offers', id],
    staleTime,
    queryFn: async (): Promise<Offer> => {
      const [[template], products] = await Promise.all([
        queryClient.fetchQuery({ ...productTemplatesQuery([id]), staleTime }),
        queryClient.fetchQuery({ ...productsQuery(id), staleTime }),
      ]);
      if (template) return { template, products };
      const message = 'The organization does not sell this product.';
      throw new ProblemError({ status: 404, code: 'NotFound', message, fields: [] });
    },
  });
