import type { DosageFrequency, ProductTemplate } from '#schemas/wire/productTemplate.ts';
import type { DosePreference } from '#schemas/wire/selectedProduct.ts';

/** The number of weeks in a month of units. */
const WEEKS = 4;

/** The step between quantities where the product names none: for a main product, and for an add-on. */
const QUANTITY_STEP = { main: 4, addon: 1 } as const;

/** The number in a strength such as '2 mg' or '4 mg/mL', in milligrams; 0 for one that names none, such as '0.025%'. */
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

/** The units a month nearest to those given that the product offers without a provider. */
const withinLimits = ({ dose_limits: limits }: ProductTemplate, units: number): number =>
  limits ? Math.min(Math.max(units, limits.min), limits.max) : units;

/**
 * The units a month that are recommended by weight: weight × 4, within the product's limits. Undefined for a product
 * without a recommendation, and without a weight.
 *
 * @param weight pounds; null when unknown
 */
function recommendedUnits(template: ProductTemplate, weight: number | null): number | undefined {
  if (template.dose_recommendation === null || weight === null || !(weight > 0)) return undefined;
  return withinLimits(template, weight * 4);
}

const recommends = (template: ProductTemplate, weight: number | null): boolean =>
  template.dose_selection_text.recommended !== null && recommendedUnits(template, weight) !== undefined;

/**
 * The default preference: recommended where the product recommends a dose for this weight and does not preselect the
 * starter dose, otherwise starter.
 *
 * @param weight pounds; null when unknown
 */
export const defaultDosePreference = (template: ProductTemplate, weight: number | null): DosePreference =>
  recommends(template, weight) &&
  (template.preselected_dose === 'recommended' || template.dose_selection_text.starter === null)
    ? 'recommended'
    : 'starter';

/**
 * The dose preferences that a product offers at a dosage frequency, in display order: a preselected starter dose comes
 * before the recommended one. Without a weight there is no recommended dose.
 *
 * @param weight pounds; null when unknown
 */
export function dosePreferencesOf(
  template: ProductTemplate,
  frequency: DosageFrequency | undefined,
  weight: number | null,
): readonly DosePreference[] {
  if (!frequency) return ['starter'];
  const texts = template.dose_selection_text;
  const offered: DosePreference[] = [];
  if (recommends(template, weight)) offered.push('recommended');
  if (texts.starter !== null || offered.length === 0) offered.push('starter');
  if (defaultDosePreference(template, weight) === 'starter') offered.reverse();
  if (template.settings.recommendation_request) offered.push('request');
  if (frequency.has_custom_quantity && frequency.custom_quantity && texts.custom !== null) offered.push('custom');
  return offered;
}

/** The quantities that the patient can choose, in units a month; empty for a dosage frequency without quantities. */
export function quantitiesOf(frequency: DosageFrequency | undefined, addon: boolean): readonly number[] {
  const range = frequency?.has_custom_quantity ? frequency.custom_quantity : null;
  if (!range) return [];
  const step = range.step ?? (addon ? QUANTITY_STEP.addon : QUANTITY_STEP.main);
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
 * default quantity, and the patient's own number counts only if the dose is chosen by quantity. All lie within the
 * product's limits.
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
  if (dose === 'custom') return withinLimits(template, units);
  const recommended = dose === 'recommended' ? recommendedUnits(template, weight) : undefined;
  return recommended ?? frequency.monthly_units;
}

/** Whether units a month lie within the limits of the product. */
export const isWithinLimits = (template: ProductTemplate, units: number): boolean =>
  withinLimits(template, units) === units;

/** The end of the product's range of doses. */
export type DoseLimit = 'min' | 'max';

/**
 * The limit that a dose has reached; undefined for one between the limits, and for a preference whose dose does not vary.
 *
 * @param units units a month
 */
export function limitReached(
  { dose_limits: limits }: ProductTemplate,
  dose: DosePreference,
  units: number,
): DoseLimit | undefined {
  if (!limits || (dose !== 'recommended' && dose !== 'custom')) return undefined;
  if (units >= limits.max) return 'max';
  return units <= limits.min ? 'min' : undefined;
}
