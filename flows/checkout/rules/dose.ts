import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { DosePreference } from '#schemas/wire/selectedProduct.ts';

/** The number of weeks in a month of units. */
const WEEKS = 4;

/** Quantities are multiples of these steps: for a main product, and for an add-on. */
const QUANTITY_STEP = { main: 4, addon: 1 } as const;

/** The number in a strength such as '2 mg' or '4 mg/mL', in milligrams; 0 for one that names none, such as '0.025 %'. */
export const strengthOf = ({ dosage_strengths: [strength = ''] }: ProductTemplate): number =>
  Number(/^(\d+(?:\.\d+)?) ?mg\b/.exec(strength)?.[1] ?? 0);

/** Milligrams a week: units × dose quantity × strength / 4. */
export const weeklyDose = (template: ProductTemplate, units: number): number =>
  (units * template.dose_quantity * strengthOf(template)) / WEEKS;

/** Milligrams of one compounded dose: units / 4 × strength. */
export const compoundedDosage = (template: ProductTemplate, units: number): number =>
  (units / WEEKS) * strengthOf(template);

/** What a patient takes at one time. */
export interface Dose {
  /** Tablets, units of a syringe, or whatever the product is counted in. */
  readonly amount: number;
  readonly unit: NonNullable<ProductTemplate['dose_unit']>;
  /** Null for what is counted in pieces. */
  readonly milliliters: number | null;
  /** 0 where the strength names none. */
  readonly milligrams: number;
}

/**
 * The dose of a quantity: a week's part of it, on each occasion of the week. Undefined for a product without doses.
 *
 * @param units units a month
 */
export function doseOf(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
  units: number,
): Dose | undefined {
  const { dose_unit: unit, dose_quantity } = template;
  if (!unit || !frequency) return undefined;
  const taken = units / WEEKS / frequency.frequency.count;
  return {
    amount: unit.milliliters ? taken : taken * dose_quantity,
    unit,
    milliliters: unit.milliliters ? taken * dose_quantity : null,
    milligrams: weeklyDose(template, units) / frequency.frequency.count,
  };
}

const twoDecimals = new Intl.NumberFormat('en-US', { maximumFractionDigits: 2 });

/** Formats milligrams: '3,500', with at most two decimals and no trailing zeros. */
export const milligrams = (value: number): string => twoDecimals.format(value);

/** The dose preferences that a product offers at a dosage frequency, in display order. */
export function dosePreferencesOf(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
): readonly DosePreference[] {
  if (!frequency) return ['starter'];
  const texts = template.dose_selection_text;
  const offered: DosePreference[] = [];
  if (template.dose_recommendation !== null && texts.recommended !== null) offered.push('recommended');
  if (texts.starter !== null || offered.length === 0) offered.push('starter');
  if (template.settings.recommendation_request) offered.push('request');
  if (frequency.has_custom_quantity && frequency.custom_quantity && texts.custom !== null) offered.push('custom');
  return offered;
}

/** The default preference: recommended if the product has a recommendation, otherwise starter. */
export const defaultDosePreference = (template: ProductTemplate): DosePreference =>
  template.dose_recommendation !== null && template.dose_selection_text.recommended !== null
    ? 'recommended'
    : 'starter';

/** The quantities that the patient can choose, in units a month; empty for a dosage frequency without quantities. */
export function quantitiesOf(frequency: DosageFrequency | undefined, addon: boolean): readonly number[] {
  const range = frequency?.has_custom_quantity ? frequency.custom_quantity : null;
  if (!range) return [];
  const step = addon ? QUANTITY_STEP.addon : QUANTITY_STEP.main;
  const count = Math.max(0, Math.floor((range.max - range.min) / step) + 1);
  return Array.from({ length: count }, (_, at) => range.min + at * step);
}

/** The default quantity of a dosage frequency, in units a month. */
export const defaultQuantity = (frequency: DosageFrequency | undefined): number =>
  (frequency?.has_custom_quantity ? frequency.custom_quantity?.default : undefined) ?? frequency?.monthly_units ?? 1;

interface ChosenDose {
  readonly dose: DosePreference;
  /** Units a month; used only if the dose is chosen by quantity. */
  readonly units: number;
}

/**
 * Units a month for a preference: "recommended" is weight × 4 if the product has a recommendation, "request" is the
 * default quantity, and the patient's own number counts only if the dose is chosen by quantity.
 *
 * @param weight pounds; null when unknown
 */
export function unitsOf(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
  { dose, units }: ChosenDose,
  weight: number | null,
): number {
  if (!frequency) return 1;
  if (dose === 'request') return defaultQuantity(frequency);
  if (dose === 'custom') return units;
  if (dose === 'recommended' && template.dose_recommendation !== null && weight !== null) return weight * 4;
  return frequency.monthly_units;
}
