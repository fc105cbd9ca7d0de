import type { ShowcaseStatus, ShowcaseType } from '#schemas/wire/showcase.ts';
import type { ShowcaseChoice } from '#services/api/showcase.ts';

/** The states and kinds by which orders are chosen. Written again: their schema would be loaded with every page. */
export const orderStatuses: readonly ShowcaseStatus[] = ['processing', 'shipped', 'delivered', 'refunded', 'voided'];
export const orderTypes: readonly ShowcaseType[] = ['medication', 'lab', 'supplement', 'coaching'];

/** Reads the search of the address of the orders; what is not known, and the first page, are left out. */
export function readOrdersSearch(search: { readonly [key: string]: unknown }): ShowcaseChoice {
  const page = Number(search['page']);
  const status = orderStatuses.find((one) => one === search['status']);
  const type = orderTypes.find((one) => one === search['type']);
  const isPage = Number.isInteger(page) && page > 1 && page < 10_000;
  return { ...(isPage && { page }), ...(status && { status }), ...(type && { type }) };
}
