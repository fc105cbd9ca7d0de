import { noLabStates } from '#flows/checkout/rules/address/noLabStates.ts';
import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { membershipIdOf, productTemplateIdOf, imagePathOf } from '../catalogue/catalogueIds.ts';
import type { KnownTenant } from '../organizations/Tenants.ts';
import { templateIdOf } from '../templates/store.ts';
import type { CatalogueProduct } from '../catalogue/CatalogueProduct.ts';
import { promotionalTextOf } from '../catalogue/promotionalTextOf.ts';
import { shippingFrequencyOf } from '../catalogue/shippingFrequencyOf.ts';
import { shopFactsOf } from '../catalogue/shopFactsOf.ts';
import { tagsOf } from '../catalogue/tagsOf.ts';

type Frequency = NonNullable<CatalogueProduct['frequencies']>[number];

const dosageFrequencyOf = (written: Frequency): DosageFrequency => ({
  frequency: { label: written.label, count: written.dosesPerWeek },
  instructions: written.instructions,
  has_custom_quantity: written.customQuantity !== undefined,
  monthly_units: written.monthlyUnits,
  custom_quantity: written.customQuantity ?? null,
});

/**
 * A product of the catalogue as an organization offers it.
 *
 * @param preselected the dose that the organization preselects where the product does not say it
 */
export function templateOfProduct(
  product: CatalogueProduct,
  { id, slug: tenant }: Pick<KnownTenant, 'id' | 'slug'>,
  preselected: ProductTemplate['preselected_dose'] = 'recommended',
): ProductTemplate {
  const images = product.images.map((name) => imagePathOf(tenant, name));
  const { membership, intakeTemplate, doseLimits: limits, doseTexts = {}, unavailable = [] } = product;
  const plans = product.plans.map(shippingFrequencyOf);
  const facts = shopFactsOf(product);
  return {
    _id: productTemplateIdOf(id, product.slug),
    slug: product.slug,
    organization: id,
    name: product.name,
    product_name: product.productName,
    description: product.description,
    warnings: [...(product.warnings ?? [])],
    product_images: images,
    type: product.type,
    settings: {
      alternate_image: images[1] ?? null,
      details_image: images.at(-1) ?? null,
      product_type: product.productType ?? null,
      short_description: product.shortDescription,
      promotional_text: promotionalTextOf({ type: product.type, shipping_frequencies: plans }, facts.price.monthly),
      recommendation_request: product.recommendationRequest ?? false,
    },
    shop: {
      benefits: product.benefits,
      tags: tagsOf(product),
      ...facts,
    },
    dosage_strengths: [...(product.strengths ?? [])],
    dosage_frequencies: (product.frequencies ?? []).map(dosageFrequencyOf),
    shipping_frequencies: plans,
    dose_quantity: product.doseQuantity ?? 1,
    dose_unit: product.doseUnit ? { milliliters: false, ...product.doseUnit } : null,
    supply_unit: product.supplyUnit ?? null,
    dose_limits: limits ? { min: limits.min, max: limits.max } : null,
    preselected_dose: product.preselectedDose ?? preselected,
    syringe: product.syringe ?? null,
    dose_recommendation: product.doseRecommendation ?? null,
    dose_selection_text: { recommended: null, starter: null, custom: null, ...doseTexts },
    membership: membership === undefined ? null : membershipIdOf(id, membership),
    medication_type: product.medicationType ?? null,
    dosage_type: product.dosageType ?? null,
    testimonials: (product.testimonials ?? []).map(({ name, text }) => ({
      full_name: `${name} (demo patient)`,
      profile_image: null,
      testimonial: text,
    })),
    product_url: `/product/login/${productTemplateIdOf(id, product.slug)}`,
    unavailable_states: [...new Set([...(product.type === 'lab' ? noLabStates : []), ...unavailable])],
    intake_template: intakeTemplate === undefined ? null : templateIdOf(id, intakeTemplate),
  };
}
