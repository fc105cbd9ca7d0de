import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import type { BegunCharge } from '../charge/BegunCharge.ts';
import { purchaseIntent } from './purchaseIntent.ts';
import { PURCHASE, read, remove, write } from './tabStorage.ts';

/**
 * The product for which a visit was started: ids of the visit, the product template and the membership that comes with it, and
 * the template's slug.
 */
export interface StartProduct {
  readonly intake: string;
  readonly product: string;
  readonly slug: string;
  readonly membership?: string | null;
}

/** The membership to join at checkout, by the ids that are needed to start it. */
export interface ChosenMembership {
  readonly membership_id: string;
  readonly price_id: string;
}

/** The patient's comments stay in memory. */
function withoutComment(product: SelectedProduct): SelectedProduct {
  const { comment: _comment, ...properties } = product.selected_configuration.treatment_properties;
  return {
    ...product,
    selected_configuration: { ...product.selected_configuration, treatment_properties: properties },
  };
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

const isStartProduct = (value: unknown): value is StartProduct =>
  typeof value === 'object' &&
  value !== null &&
  'intake' in value &&
  'product' in value &&
  'slug' in value &&
  [value.intake, value.product, value.slug].every((part) => typeof part === 'string');

/**
 * The data of a purchase in this tab's storage, so that a reload does not ask again: choices, never comments or
 * answers. It is removed when the tab closes, at logout, and with the purchase.
 */
export const checkoutStorage = {
  ...purchaseIntent,
  selectedProducts(): readonly SelectedProduct[] {
    const value = read('selected_products');
    return Array.isArray(value) ? value.filter(isSelected) : [];
  },
  setSelectedProducts: (products: readonly SelectedProduct[]) =>
    write('selected_products', products.map(withoutComment)),
  /** The default configuration of a product, before the patient chose anything. */
  setDefaultItem: (product: SelectedProduct) => write('default_item', withoutComment(product)),
  membership(): ChosenMembership | undefined {
    const value = read('membership');
    return isMembership(value) ? value : undefined;
  },
  setMembership: ({ membership, _id }: MembershipPrice) =>
    write('membership', { membership_id: membership, price_id: _id } satisfies ChosenMembership),
  dropMembership: () => remove(['membership']),
  /** Months of the patient's preferred plan. */
  preferredMonths(): number | undefined {
    const months = Number(read('defaultDurationSelection') ?? Number.NaN);
    return Number.isInteger(months) ? months : undefined;
  },
  /** The product for which a visit was started, until another is chosen. */
  startProduct(intakeId: string): StartProduct | undefined {
    const value = read('start_product');
    return isStartProduct(value) && value.intake === intakeId ? value : undefined;
  },
  setStartProduct: (start: StartProduct) => write('start_product', start),
  dropStartProduct: () => remove(['start_product']),
  /** The key of the current attempt, a random value: after a reload the same attempt continues. */
  attempt(): string | undefined {
    const value = read('purchase_attempt');
    return typeof value === 'string' && /^[0-9a-f-]{36}$/.test(value) ? value : undefined;
  },
  setAttempt: (id: string) => write('purchase_attempt', id),
  /** The charge that the current attempt has begun: ids, the discount code and cents. */
  begunCharge: () => read('purchase_begun'),
  setBegunCharge: (charge: BegunCharge) => write('purchase_begun', charge),
  dropBegunCharge: () => remove(['purchase_begun']),
  /** Removes the data of the purchase. */
  endPurchase: () => remove(PURCHASE),
};
