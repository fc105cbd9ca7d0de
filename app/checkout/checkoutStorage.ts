import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';

const KEYS = [
  'selected_products',
  'default_item',
  'membership',
  'defaultDurationSelection',
  'intake_completed',
] as const;

type Key = (typeof KEYS)[number];

/** The membership that is to be joined at checkout, by the ids that start it. */
export interface ChosenMembership {
  readonly membership_id: string;
  readonly price_id: string;
}

/** What a patient wrote stays in memory. */
function withoutComment(product: SelectedProduct): SelectedProduct {
  const { comment: _comment, ...properties } = product.selected_configuration.treatment_properties;
  return {
    ...product,
    selected_configuration: { ...product.selected_configuration, treatment_properties: properties },
  };
}

function read(key: Key): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    // Storage may be closed to the page, and whoever sits before the browser may write into it.
    return null;
  }
}

function write(key: Key, value: unknown): void {
  try {
    sessionStorage.setItem(key, JSON.stringify(value));
  } catch {
    // Without storage a reload asks again; nothing else depends on it.
  }
}

function remove(keys: readonly Key[]): void {
  try {
    for (const key of keys) sessionStorage.removeItem(key);
  } catch {
    // There is nothing to clear where storage is closed.
  }
}

const isSelected = (value: unknown): value is SelectedProduct =>
  typeof value === 'object' && value !== null && '_id' in value && 'selected_configuration' in value;

const isMembership = (value: unknown): value is ChosenMembership =>
  typeof value === 'object' &&
  value !== null &&
  'membership_id' in value &&
  'price_id' in value &&
  typeof value.membership_id === 'string' &&
  typeof value.price_id === 'string';

/**
 * What a purchase keeps in this tab, so that a reload does not ask again: what was chosen and never what was written or
 * answered. It ends with the tab, at sign-out, and with the purchase.
 */
export const checkoutStorage = {
  selectedProducts(): readonly SelectedProduct[] {
    const value = read('selected_products');
    return Array.isArray(value) ? value.filter(isSelected) : [];
  },
  setSelectedProducts: (products: readonly SelectedProduct[]) =>
    write('selected_products', products.map(withoutComment)),
  /** The configuration that a product is shown with before anything was chosen. */
  setDefaultItem: (product: SelectedProduct) => write('default_item', withoutComment(product)),
  membership(): ChosenMembership | undefined {
    const value = read('membership');
    return isMembership(value) ? value : undefined;
  },
  setMembership: ({ membership, _id }: MembershipPrice) =>
    write('membership', { membership_id: membership, price_id: _id } satisfies ChosenMembership),
  dropMembership: () => remove(['membership']),
  /** Months of the plan that the patient prefers. */
  preferredMonths(): number | undefined {
    const months = Number(read('defaultDurationSelection') ?? Number.NaN);
    return Number.isInteger(months) ? months : undefined;
  },
  setPreferredMonths: (months: number) => write('defaultDurationSelection', months),
  /** Ends a purchase: what it kept goes, and the dashboard learns which visit was completed. */
  complete(intakeId: string): void {
    remove(KEYS);
    write('intake_completed', intakeId);
  },
  clear: () => remove(KEYS),
};
