import { describe, expect, it } from 'vitest';
import { configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { doseOf, quantitiesOf } from '#flows/checkout/rules/dose.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import { pricedItemsOf } from '#services/backend/modules/products/pricedItemsOf.ts';
import { templateOfProduct } from '#services/backend/modules/products/templateOfProduct.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';

const { products } = seededCatalogue;
const tenant = { id: '0'.repeat(24), slug: 'healthspan' };

const offerOf = (slug: string) => {
  const product = products.get(slug);
  if (!product) throw new RangeError(`the catalogue has no '${slug}'`);
  const template = templateOfProduct(product, tenant);
  return { template, products: pricedItemsOf(template) };
};

/** What was chosen of a product; what is left out is its first choice. */
interface Chosen {
  readonly frequency?: string;
  readonly months: number;
  readonly dose?: 'recommended' | 'starter' | 'custom';
  readonly units?: number;
  /** Pounds. */
  readonly weight?: number;
}

const chosenOf = (slug: string, { frequency, months, dose, units, weight = 142 }: Chosen) => {
  const offer = offerOf(slug);
  const [usual] = offer.template.dosage_frequencies;
  const label = frequency ?? usual?.frequency.label;
  const item = offer.products.find(
    ({ plan_properties, pricing }) =>
      plan_properties.dosage_frequency?.label === label && pricing.recurring.interval_count === months,
  );
  const first = firstChoice(offer);
  if (!item || !first) throw new RangeError(`'${slug}' has no such plan`);
  const choice = { ...first, product: item._id, ...(dose && { dose }), ...(units !== undefined && { units }) };
  return { offer, label, selected: configure(offer, choice, { weight }).selected_configuration };
};

// Written by hand, as a pharmacist would: nothing here is computed.
const table: readonly (readonly [slug: string, Chosen, dose: string, supply: string, cents: number])[] = [
  [
    'generic-rapamycin',
    { months: 1, weight: 142 },
    '142 units (1.42 mL, 5.68 mg) once weekly',
    '5.68 mL a month',
    9900,
  ],
  [
    'generic-rapamycin',
    { months: 3, weight: 110 },
    '110 units (1.1 mL, 4.4 mg) once weekly',
    '13.2 mL every 3 months',
    27_900,
  ],
  ['generic-rapamycin', { months: 1, dose: 'starter' }, '75 units (0.75 mL, 3 mg) once weekly', '3 mL a month', 9900],
  [
    'generic-rapamycin',
    { months: 1, dose: 'custom', units: 500 },
    '125 units (1.25 mL, 5 mg) once weekly',
    '5 mL a month',
    9900,
  ],
  [
    'generic-rapamycin',
    { months: 6, dose: 'custom', units: 640 },
    '160 units (1.6 mL, 6.4 mg) once weekly',
    '38.4 mL every 6 months',
    52_200,
  ],
  ['compounded-rapamycin', { months: 1 }, '3 capsules (6 mg) once weekly', '12 capsules a month', 6500],
  [
    'compounded-rapamycin',
    { months: 3, dose: 'custom', units: 4 },
    '1 capsule (2 mg) once weekly',
    '12 capsules every 3 months',
    15_600,
  ],
  [
    'compounded-rapamycin',
    { months: 1, frequency: 'Twice weekly' },
    '1 capsule (2 mg) twice weekly',
    '8 capsules a month',
    6500,
  ],
  ['metformin-er', { months: 1 }, '1 tablet (500 mg) once daily', '28 tablets a month', 2900],
  ['metformin-er', { months: 3 }, '1 tablet (500 mg) once daily', '84 tablets every 3 months', 7200],
  ['acarbose', { months: 1 }, '1 tablet (25 mg) with meals', '84 tablets a month', 3800],
  ['sleep-support', { months: 1 }, '1 tablet (25 mg) once nightly', '28 tablets a month', 3500],
  ['skin-renewal', { months: 1 }, '1 pea-sized amount every other night', '1 tube a month', 3800],
  ['vitamin-b12', { months: 1 }, '1 dropper (1 mg) once daily', '1 bottle a month', 1600],
  [
    'vitamin-b12',
    { months: 3, dose: 'custom', units: 2 },
    '2 droppers (2 mg) once daily',
    '6 bottles every 3 months',
    4200,
  ],
  ['electrolytes', { months: 1 }, '1 scoop (400 mg) once daily', '1 jar a month', 2200],
];

describe('the dose of each product', () => {
  it.each(table)('%s, chosen as %j', (slug, chosen, dose, supply, cents) => {
    const { selected } = chosenOf(slug, chosen);
    expect(selected).toMatchObject({ dose, supply, pricing: { total_discount: cents } });
  });

  it('stands in the table, whatever the catalogue sells', () => {
    const dosed = [...products].flatMap(([slug, { frequencies = [] }]) => (frequencies.length > 0 ? [slug] : []));
    expect([...new Set(table.map(([slug]) => slug))].toSorted()).toEqual(dosed.toSorted());
  });

  it.each([...products.keys()])('of %s is whole pieces at every quantity on offer', (slug) => {
    const { template } = offerOf(slug);
    for (const frequency of template.dosage_frequencies)
      for (const units of [frequency.monthly_units, ...quantitiesOf(frequency, false)]) {
        const dose = doseOf(template, frequency, units);
        expect([slug, units, Number.isInteger(dose?.amount)]).toEqual([slug, units, true]);
      }
  });

  it('is recommended by weight only for what is measured, never for pieces', () => {
    const recommended = [...products.keys()].filter((slug) => offerOf(slug).template.dose_recommendation !== null);
    expect(recommended).toEqual(['generic-rapamycin']);
    for (const slug of recommended) expect(offerOf(slug).template.dose_unit?.milliliters).toBe(true);
  });

  it('is what the instructions say', () => {
    for (const [slug, chosen, dose] of table) {
      const { offer, label, selected } = chosenOf(slug, chosen);
      const frequency = offer.template.dosage_frequencies.find((one) => one.frequency.label === label);
      if (!frequency?.instructions.includes('{dose}')) continue;
      const [amount = ''] = dose.split(/ (?=(?:once|twice|with|every)\b)/);
      expect(instructionsOf(offer.template, frequency, selected.quantity)).toContain(amount);
    }
  });
});
