import type { Catalogue } from '../modules/catalogue/Catalogue.ts';
import type { BrandFile } from '../modules/organizations/brandFileSchema.ts';
import { checkFilters } from '../modules/organizations/shop/checkFilters.ts';
import { filtersOf } from '../modules/organizations/shop/filtersOf.ts';
import { shopActionOf } from '../modules/organizations/shop/shopActionOf.ts';
import type { TenantShop } from '../modules/organizations/shop/TenantShop.ts';
import type { Picture } from '../modules/pictures/Picture.ts';

/**
 * The shop of a brand with what its file leaves out. `refuse` is told the place, as a JSON pointer, and the fault.
 *
 * @param pictureOf a picture beside the file, or why it cannot be shown
 */
export function readShop(
  { shop = {}, sells }: BrandFile,
  catalogue: Catalogue,
  pictureOf: (file: string) => Picture | { readonly fault: string },
  refuse: (place: string, what: string) => void,
): TenantShop {
  const { banners = [], filters } = shop;
  const possible = filtersOf(sells.products.flatMap((slug) => catalogue.products.get(slug) ?? []));
  if (filters) checkFilters(filters, possible, (place, what) => refuse(`/shop/filters${place}`, what));
  return {
    filters: filters ?? possible,
    banners: banners.flatMap(({ action: written, image, ...banner }, at) => {
      const place = `/shop/banners/${at}`;
      const { value, mode } = written;
      const action = shopActionOf(written, sells, catalogue, (field, what) => refuse(`${place}/action/${field}`, what));
      const picture = pictureOf(image);
      if ('fault' in picture) {
        refuse(`${place}/image`, `'${image}' ${picture.fault}`);
        return [];
      }
      return action ? [{ ...banner, action: { ...action, value, mode }, picture }] : [];
    }),
  };
}
