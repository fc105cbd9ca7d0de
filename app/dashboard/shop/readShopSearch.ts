import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';

/** The types of visits that the shop sells. */
const TYPES: readonly IntakeTemplate['header']['type'][] = ['medication', 'lab', 'coaching_membership'];

/** What the address of the shop chooses. */
export interface ShopSearch {
  readonly type?: IntakeTemplate['header']['type'];
}

/** Reads the search of the shop's address; what is not known is left out. */
export function readShopSearch(search: { readonly [key: string]: unknown }): ShopSearch {
  const type = TYPES.find((one) => one === search['type']);
  return type ? { type } : {};
}
