import type { ShopFilterType } from '#schemas/wire/shop.ts';

/** The name of each group of filters. */
export const groupNames: { readonly [group in ShopFilterType]: string } = {
  type: 'Type',
  protocols: 'Protocols',
  benefits: 'Benefits',
};

const typeNames: { readonly [type: string]: string | undefined } = {
  medication: 'Medications',
  lab: 'Lab tests',
  supplement: 'Supplements',
  coaching_membership: 'Coaching',
};

/** What a value of a group is called: types have names, and labels of tags are their own. */
export const valueName = (group: ShopFilterType, value: string): string =>
  group === 'type' ? (typeNames[value] ?? value) : value;
