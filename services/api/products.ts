import { queryOptions } from '@tanstack/react-query';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductPage } from '#schemas/wire/productPage.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

/** Product templates by their ids, in that order. */
export const productTemplatesQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['product-templates', ...ids],
    queryFn: (): ProductTemplate[] | Promise<ProductTemplate[]> =>
      ids.length === 0
        ? []
        : http
            .get(`product-templates/${currentOrganization.get()._id}/many`, { searchParams: { ids: ids.join(',') } })
            .json(),
  });

/** The priced items of a product template. */
export const productsQuery = (templateId: string) =>
  queryOptions({
    queryKey: ['products', templateId],
    queryFn: (): Promise<Product[]> =>
      http.get(`product/${currentOrganization.get()._id}/template/${templateId}/products`).json(),
  });

/** What of the shop is asked for; of a group that is left out or empty, everything. */
export interface ShopChoice {
  readonly types?: readonly ProductTemplate['type'][] | undefined;
  /** Labels of tags of the two groups. A product has one of each group. */
  readonly protocols?: readonly string[] | undefined;
  readonly benefits?: readonly string[] | undefined;
  /** Counted from 1, which is what is left out. */
  readonly page?: number | undefined;
}

/** A page of the products of the shop. */
export const shopQuery = ({ types = [], protocols = [], benefits = [], page = 1 }: ShopChoice) =>
  queryOptions({
    queryKey: ['shop', { types, protocols, benefits, page }],
    queryFn: (): Promise<ProductPage> =>
      http
        .get('v2/products', {
          searchParams: [
            ['page', page],
            ...(types.length > 0 ? [['product_type', types.join(',')]] : []),
            ...[protocols, benefits].flatMap((labels) => (labels.length > 0 ? [['tags', labels.join(',')]] : [])),
          ],
        })
        .json(),
  });
