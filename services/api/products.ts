import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** Product templates by their ids, in that order. */
export const productTemplatesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['product-templates', ...ids],
    queryFn: () =>
      ids.length === 0
        ? []
        : http
            .get(`product-templates/${currentOrganization.get()._id}/many`, { searchParams: { ids: ids.join(',') } })
            .json<ProductTemplate[]>(),
  });

/** The priced items of a product template. */
export const productsQuery = (templateId: string) =>
  queryOptions({
    queryKey: ['products', templateId],
    queryFn: () =>
      http.get(`product/${currentOrganization.get()._id}/template/${templateId}/products`).json<Product[]>(),
  });
