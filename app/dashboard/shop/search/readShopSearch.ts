/** The search of the address of the shop: lists with commas, and a page counted from 1, which is left out. */
export interface ShopSearch {
  readonly type?: string;
  readonly protocols?: string;
  readonly benefits?: string;
  readonly page?: number;
}

/** Where products end, no page is. */
const PAGES = 9999;

/** The router reads what looks like a number as one. */
const textOf = (value: unknown): string =>
  typeof value === 'string' ? value : typeof value === 'number' ? String(value) : '';

/** Reads the search of the address of the shop; what cannot be read is left out. */
export function readShopSearch(search: { readonly [key: string]: unknown }): ShopSearch {
  const page = Number(search['page']);
  const [type, protocols, benefits] = [search['type'], search['protocols'], search['benefits']].map(textOf);
  return {
    ...(type && { type }),
    ...(protocols && { protocols }),
    ...(benefits && { benefits }),
    ...(Number.isInteger(page) && page > 1 && page <= PAGES && { page }),
  };
}
