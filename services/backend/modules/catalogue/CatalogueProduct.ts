import type { DosageFrequency, ProductTemplate, ShippingFrequency } from '#schemas/wire/productTemplate.ts';

/** One product as a file of the catalogue writes it. What is left out, the product does not have. */
export interface CatalogueProduct {
  /** Stable for ever: the ids of the product and of its plans are derived from it. */
  readonly slug: string;
  /** Slugs of the organizations that sell it. */
  readonly tenants: readonly string[];
  /** Place in the catalogue. */
  readonly position: number;
  readonly name: string;
  /** What the pharmacy or laboratory calls it. */
  readonly productName: string;
  readonly description: string;
  readonly type: ProductTemplate['type'];
  /** Names of illustrations of the catalogue, the main one first. */
  readonly images: readonly [string, ...string[]];
  readonly productType?: string;
  readonly shortDescription: string;
  readonly promotionalText?: string;
  /** Whether the patient may ask the care team to recommend the dose. */
  readonly recommendationRequest?: true;
  readonly benefits: ProductTemplate['shop']['benefits'];
  /** The first label is the main one. */
  readonly tags: readonly string[];
  readonly strengths?: readonly string[];
  readonly frequencies?: readonly DosageFrequency[];
  readonly plans: readonly ShippingFrequency[];
  /** How much of the strength one unit is; 1 where it is left out. */
  readonly doseQuantity?: number;
  readonly doseRecommendation?: string;
  readonly doseTexts?: Partial<ProductTemplate['dose_selection_text']>;
  /** Slug of the membership that comes with it. */
  readonly membership?: string;
  readonly medicationType?: string;
  readonly dosageType?: string;
  /** What patients say of it, first name and words. */
  readonly testimonials?: readonly { readonly name: string; readonly text: string }[];
  /** Slug of the intake template through which it is prescribed. */
  readonly intakeTemplate?: string;
  /** State abbreviations in which it is not sold. */
  readonly unavailable?: readonly string[];
}
