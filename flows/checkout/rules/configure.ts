import type { ProblemField } from '#schemas/problem.ts';
import type { DosageFrequency } from '#schemas/wire/productTemplate.ts';
import type { SelectedProduct } from '#schemas/wire/selectedProduct.ts';
import {
  defaultDosePreference,
  defaultQuantity,
  dosePreferencesOf,
  isWithinLimits,
  quantitiesOf,
  unitsOf,
} from './dose.ts';
import { doseText } from './doseText.ts';
import { firstPlan, frequencyOf, plansOf, shippingFrequencyOf, type PreferredPlan } from './plans.ts';
import { choiceOf, type Offer, type ProductChoice } from './ProductChoice.ts';
import { firstSupply } from './supply.ts';

/** The patient data that a configuration depends on. */
export interface Patient {
  /** Pounds; null when unknown. */
  readonly weight: number | null;
}

interface Preferred extends PreferredPlan, Partial<Patient> {
  readonly addon?: boolean;
}

/** The default choice for an offer; undefined for an offer without plans. Without a weight its dose is the starter one. */
export function firstChoice(
  offer: Offer,
  { addon = false, weight = null, ...preferred }: Preferred = {},
): ProductChoice | undefined {
  const { template } = offer;
  const frequency = template.dosage_frequencies[0];
  const plan = firstPlan(plansOf(offer, frequency?.frequency.label ?? null), preferred);
  if (!plan) return undefined;
  return {
    template: template._id,
    product: plan.id,
    dose: defaultDosePreference(template, weight),
    units: defaultQuantity(frequency),
    customProtocol: false,
    comment: '',
    addon,
  };
}

const refused = (field: string, code: string, message: string): ProblemField => ({ field, code, message });

function beyondLimits({ template }: Offer, frequency: DosageFrequency | undefined): ProblemField {
  const { min, max } = template.dose_limits ?? { min: 0, max: 0 };
  const [least, most] = [doseText(template, frequency, min), doseText(template, frequency, max)];
  return refused(
    'quantity',
    'limits',
    `You can choose from ${least} to ${most}. For another dose, write to your care team.`,
  );
}

/** The problems of a choice; empty when the offer allows it. */
export function checkChoice(offer: Offer, choice: ProductChoice, { weight }: Patient): readonly ProblemField[] {
  const { template } = offer;
  const product = offer.products.find(({ _id }) => _id === choice.product);
  if (!product || !shippingFrequencyOf(template, product))
    return [refused('product', 'option', 'This plan is not offered. Please choose one of the plans shown.')];
  const frequency = frequencyOf(template, product);
  const problems: ProblemField[] = [];
  if (!dosePreferencesOf(template, frequency, weight).includes(choice.dose))
    problems.push(refused('dose_preference', 'option', 'This dose is not offered. Please choose one of those shown.'));
  // The default quantity is allowed even if it is not a multiple of the quantity step.
  const quantities = [...quantitiesOf(frequency, choice.addon), defaultQuantity(frequency)];
  if (choice.dose === 'custom' && !isWithinLimits(template, choice.units))
    problems.push(beyondLimits(offer, frequency));
  else if (choice.dose === 'custom' && !quantities.includes(choice.units))
    problems.push(
      refused('quantity', 'option', 'This quantity is not offered. Please choose one of the quantities shown.'),
    );
  if (choice.comment !== '' && !choice.customProtocol)
    problems.push(refused('comment', 'notApplicable', 'A comment goes with a custom protocol. Please ask for one.'));
  return problems;
}

/**
 * The problems of the dose of a product that was chosen before: the limits, or the patient's weight, may have changed since.
 * Empty where it can be ordered.
 */
export function checkDose(offer: Offer, product: SelectedProduct, { weight }: Patient): readonly ProblemField[] {
  const { template } = offer;
  const { frequency: label, quantity } = product.selected_configuration;
  const choice = choiceOf(product);
  const frequency = template.dosage_frequencies.find((one) => one.frequency.label === label);
  if (!frequency) return [];
  if (!isWithinLimits(template, quantity)) return [beyondLimits(offer, frequency)];
  if (choice.dose === 'recommended' && unitsOf(template, frequency, choice, weight) !== quantity)
    return [refused('dose_preference', 'changed', 'Your weight has changed. Please choose your dose again.')];
  return [];
}

/**
 * Computes a selected product from a choice: prices, dose and quantity. Browser and backend both use this function.
 *
 * @throws RangeError for a choice whose plan {@link checkChoice} refuses
 */
export function configure(offer: Offer, choice: ProductChoice, { weight }: Patient): SelectedProduct {
  const { template, membershipPrices = [] } = offer;
  const product = offer.products.find(({ _id }) => _id === choice.product);
  const plan = product && shippingFrequencyOf(template, product);
  if (!product || !plan) throw new RangeError(`'${template.slug}' has no plan ${choice.product}`);
  const frequency = frequencyOf(template, product);
  const units = unitsOf(template, frequency, choice, weight);
  const { total, total_discount, product_savings, membership_savings } = plan.prices;
  const dose = doseText(template, frequency, units);
  const supply = firstSupply(template, frequency, units, plan.months);
  const membershipPrice = membershipPrices.find(({ recurring }) => recurring.interval_count === plan.months);
  return {
    _id: template._id,
    name: template.name,
    product_name: template.product_name,
    product_images: [...template.product_images],
    type: template.type,
    membership: template.membership,
    selected_configuration: {
      dosage: template.dosage_strengths[0] ?? null,
      frequency: frequency?.frequency.label ?? null,
      quantity: units,
      dose_quantity: template.dose_quantity,
      ...(dose !== undefined && { dose }),
      ...(supply !== undefined && { supply }),
      ...(choice.addon && { type: 'addon' as const }),
      pricing: { total, total_discount, product_savings, membership_savings },
      shipping: { months: plan.months, non_recurring: plan.non_recurring },
      membership: template.membership,
      treatment_properties: {
        product: product._id,
        product_template: template._id,
        dose_preference: choice.dose,
        recommendation_requested: choice.dose === 'request',
        custom_protocol: choice.customProtocol,
        duration: plan.months,
        quantity: units * Math.max(plan.months, 1),
        has_custom_quantity: frequency?.has_custom_quantity ?? false,
        membership_price: membershipPrice?._id ?? null,
        stripe_plan_id: product.stripe_price_id,
        ...(choice.comment !== '' && { comment: choice.comment }),
      },
    },
  };
}
