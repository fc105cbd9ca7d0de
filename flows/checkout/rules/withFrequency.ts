import { defaultDosePreference, defaultQuantity, dosePreferencesOf, quantitiesOf } from './dose.ts';
import { firstPlan, plansOf, shippingFrequencyOf } from './plans.ts';
import type { Offer, ProductChoice } from './ProductChoice.ts';

/**
 * The choice at another dosage frequency, given by its label. Plan, dose and quantity stay the same if the frequency
 * offers them, otherwise they get their defaults. Returns the choice unchanged if the product has no such frequency.
 *
 * @param weight pounds; null when unknown
 */
export function withFrequency(
  offer: Offer,
  choice: ProductChoice,
  label: string,
  weight: number | null,
): ProductChoice {
  const { template, products } = offer;
  const frequency = template.dosage_frequencies.find((one) => one.frequency.label === label);
  const now = products.find(({ _id }) => _id === choice.product);
  const active = now && shippingFrequencyOf(template, now)?.months;
  const plan = firstPlan(plansOf(offer, label), { active });
  if (!frequency || !plan) return choice;
  const dose = dosePreferencesOf(template, frequency, weight).includes(choice.dose)
    ? choice.dose
    : defaultDosePreference(template, weight);
  const units = quantitiesOf(frequency, choice.addon).includes(choice.units)
    ? choice.units
    : defaultQuantity(frequency);
  return { ...choice, product: plan.id, dose, units };
}
