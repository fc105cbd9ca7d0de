import type { ShopFile } from './shopFileSchema.ts';
import type { ShopFilter } from '#schemas/wire/shop.ts';

/**
 * Finds filters that find nothing or stand there twice. `refuse` is told the place below `/shop/filters`, as a JSON
 * pointer, and the fault.
 *
 * @param possible everything by which the brand's products can be told apart
 */
export function checkFilters(
  filters: NonNullable<ShopFile['filters']>,
  possible: readonly ShopFilter[],
  refuse: (place: string, what: string) => void,
): void {
  for (const [at, { type, valid_values: values }] of filters.entries()) {
    if (filters.findIndex((one) => one.type === type) < at)
      refuse(`/${at}/type`, `is '${type}', as in a filter before it`);
    const known = possible.find((one) => one.type === type)?.valid_values ?? [];
    for (const [index, value] of values.entries())
      if (!known.includes(value))
        refuse(
          `/${at}/valid_values/${index}`,
          `is '${value}', which no product of the brand has; there are ${known.join(', ') || 'none'}`,
        );
  }
}
