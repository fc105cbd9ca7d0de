import type { MembershipPrice } from '#schemas/wire/membership.ts';
import type { Product } from '#schemas/wire/product.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { DosePreference, SelectedProduct } from '#schemas/wire/selectedProduct.ts';

/** A product on offer: its template, its priced items, and the prices of the membership included with it. */
export interface Offer {
  readonly template: ProductTemplate;
  readonly products: readonly Product[];
  readonly membershipPrices?: readonly MembershipPrice[];
}

/** A patient's choices for one product; all other values of a selected product are derived from them. */
export interface ProductChoice {
  /** Id of the product template. */
  readonly template: string;
  /** Id of the priced item, which determines plan and dosage frequency. */
  readonly product: string;
  readonly dose: DosePreference;
  /** Units a month; used only if the dose is chosen by quantity. */
  readonly units: number;
  readonly customProtocol: boolean;
  /** The patient's comment on a custom protocol. Health data: kept in memory only. */
  readonly comment: string;
  readonly addon: boolean;
}

/** The choice from which a selected product was made. */
export function choiceOf({ _id, selected_configuration: configuration }: SelectedProduct): ProductChoice {
  const { product, dose_preference, custom_protocol, comment } = configuration.treatment_properties;
  return {
    template: _id,
    product,
    dose: dose_preference,
    units: configuration.quantity,
    customProtocol: custom_protocol,
    comment: comment ?? '',
    addon: configuration.type === 'addon',
  };
}
