import { safeLink } from '#app/address/safeLink.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';

/**
 * The page of a product. Its page in the portal stands in for one that the organization has not, and leads back to the shop as
 * it is left.
 *
 * @param search the search of the shop's address, with its question mark; empty where nothing is chosen
 */
export function productHref({ _id, product_url: url }: Pick<ProductTemplate, '_id' | 'product_url'>, search: string) {
  const link = url === null ? undefined : safeLink(url);
  const href = link === undefined ? `/product/${_id}` : 'to' in link ? link.to : link.href;
  return search === '' || !/^\/product\/[^?#]*$/.test(href)
    ? href
    : `${href}?redirectPath=${encodeURIComponent(`/shop${search}`)}`;
}
