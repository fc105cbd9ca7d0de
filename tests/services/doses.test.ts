import { describe, expect, it } from 'vitest';
import { checkChoice, checkDose, configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { dosePreferencesOf, doseOf, quantitiesOf } from '#flows/checkout/rules/dose.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import { pricedItemsOf } from '#services/backend/modules/products/pricedItemsOf.ts';
import { templateOfProduct } from '#services/backend/modules/products/templateOfProduct.ts';
import { seededCatalogue, seededTenants } from '#tests/support/brands/seededBrands.ts';

const { products } = seededCatalogue;
const tenant = { id: '0'.repeat(24), slug: 'healthspan' };

const offerOf = (slug: string, preselected?: 'starter') => {
  const product = products.get(slug);
  if (!product) throw new RangeError(`the catalogue has no '${slug}'`);
  const template = templateOfProduct(product, tenant, preselected);
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
  const first = firstChoice(offer, { weight });
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
    '7.1 mL (5 doses), enough for a month',
    9900,
  ],
  [
    'generic-rapamycin',
    { months: 3, weight: 142 },
    '142 units (1.42 mL, 5.68 mg) once weekly',
    '19.88 mL (14 doses), enough for 3 months',
    27_900,
  ],
  [
    'generic-rapamycin',
    { months: 1, dose: 'starter' },
    '75 units (0.75 mL, 3 mg) once weekly',
    '3.75 mL (5 doses), enough for a month',
    9900,
  ],
  [
    'generic-rapamycin',
    { months: 1, dose: 'custom', units: 500 },
    '125 units (1.25 mL, 5 mg) once weekly',
    '6.25 mL (5 doses), enough for a month',
    9900,
  ],
  [
    'generic-rapamycin',
    { months: 6, dose: 'custom', units: 640 },
    '160 units (1.6 mL, 6.4 mg) once weekly',
    '43.2 mL (27 doses), enough for 6 months',
    52_200,
  ],
  ['compounded-rapamycin', { months: 1 }, '3 capsules (6 mg) once weekly', '15 capsules, enough for a month', 6500],
  [
    'compounded-rapamycin',
    { months: 3, dose: 'custom', units: 4 },
    '1 capsule (2 mg) once weekly',
    '14 capsules, enough for 3 months',
    15_600,
  ],
  [
    'compounded-rapamycin',
    { months: 1, frequency: 'Twice weekly' },
    '1 capsule (2 mg) twice weekly',
    '9 capsules, enough for a month',
    6500,
  ],
  ['metformin-er', { months: 1 }, '1 tablet (500 mg) once daily', '31 tablets, enough for a month', 2900],
  ['metformin-er', { months: 3 }, '1 tablet (500 mg) once daily', '92 tablets, enough for 3 months', 7200],
  ['acarbose', { months: 1 }, '1 tablet (25 mg) with meals', '92 tablets, enough for a month', 3800],
  ['sleep-support', { months: 1 }, '1 tablet (6 mg) once nightly', '31 tablets, enough for a month', 3500],
  ['skin-renewal', { months: 1 }, '1 pea-sized amount every other night', '1 tube, enough for a month', 3800],
  ['vitamin-b12', { months: 1 }, '1 dropper (1 mg) once daily', '1 bottle, enough for a month', 1600],
  [
    'vitamin-b12',
    { months: 3, dose: 'custom', units: 2 },
    '2 droppers (2 mg) once daily',
    '6 bottles, enough for 3 months',
    4200,
  ],
  ['electrolytes', { months: 1 }, '1 scoop (400 mg) once daily', '1 jar, enough for a month', 2200],
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

describe('a dose of anybody', () => {
  const people = [
    ['a slip of the keyboard', 1500],
    ['the heaviest on record', 1400],
    ['450 lb', 450],
    ['250 lb', 250],
    ['200 lb, the greatest dose to the unit', 200],
    ['180 lb', 180],
    ['142 lb', 142],
    ['70 lb', 70],
    ['25 lb, the smallest dose to the unit', 25],
    ['a weight in stones', 11],
    ['1 lb', 1],
    ['a weight of nothing', 0],
    ['no weight', null],
  ] as const;
  // By hand: the smallest and the greatest dose at one time, in what each is counted in.
  const limits: { readonly [slug: string]: readonly [number, number] } = {
    'generic-rapamycin': [25, 200],
    'compounded-rapamycin': [1, 4],
    'metformin-er': [1, 1],
    acarbose: [1, 1],
    'sleep-support': [1, 1],
    'skin-renewal': [1, 1],
    'vitamin-b12': [1, 3],
    electrolytes: [1, 1],
  };
  const cells = people.flatMap(([who, weight]) => Object.keys(limits).map((slug) => [who, slug, weight] as const));

  it.each(cells)('%s: %s is never recommended, preselected or stored outside of its limits', (_who, slug, weight) => {
    const [smallest, greatest] = limits[slug] ?? [0, 0];
    for (const offer of [offerOf(slug), offerOf(slug, 'starter')]) {
      const { template } = offer;
      const first = firstChoice(offer, { weight });
      if (!first) throw new RangeError(`'${slug}' has no plan`);
      const preferences = template.dosage_frequencies.flatMap((frequency) =>
        dosePreferencesOf(template, frequency, weight),
      );
      expect(preferences).toContain(first.dose);
      const amounts = offer.products.flatMap(({ _id, plan_properties }) => {
        const frequency = template.dosage_frequencies.find(
          (one) => one.frequency.label === plan_properties.dosage_frequency?.label,
        );
        return (['recommended', 'starter', 'request', 'custom'] as const).flatMap((dose) =>
          [first.units, 0, 4, 16, 28, 84, 500, 6000].flatMap((units) => {
            const choice = { ...first, product: _id, dose, units };
            if (checkChoice(offer, choice, { weight }).length > 0) return [];
            const selected = configure(offer, choice, { weight });
            expect(checkDose(offer, selected, { weight })).toEqual([]);
            return doseOf(template, frequency, selected.selected_configuration.quantity)?.amount ?? [];
          }),
        );
      });
      expect(amounts.length).toBeGreaterThan(0);
      for (const amount of amounts) {
        expect(amount).toBeGreaterThanOrEqual(smallest);
        expect(amount).toBeLessThanOrEqual(greatest);
      }
    }
  });

  it.each([
    [1500, '200 units (2 mL, 8 mg) once weekly'],
    [250, '200 units (2 mL, 8 mg) once weekly'],
    [180, '180 units (1.8 mL, 7.2 mg) once weekly'],
    [142, '142 units (1.42 mL, 5.68 mg) once weekly'],
    [20, '25 units (0.25 mL, 1 mg) once weekly'],
  ])('by a weight of %i lb is %s', (weight, dose) => {
    const { selected } = chosenOf('generic-rapamycin', { months: 1, weight });
    expect([selected.treatment_properties.dose_preference, selected.dose]).toEqual(['recommended', dose]);
  });

  it.each([[null], [0]])('is not recommended by a weight of %s', (weight) => {
    const offer = offerOf('generic-rapamycin');
    const first = firstChoice(offer, { weight });
    expect(first?.dose).toBe('starter');
    expect(first && checkChoice(offer, { ...first, dose: 'recommended' }, { weight })).toMatchObject([
      { field: 'dose_preference', code: 'option' },
    ]);
  });

  it('begins with the starter dose where the brand or the product says so', () => {
    expect(firstChoice(offerOf('generic-rapamycin', 'starter'), { weight: 142 })?.dose).toBe('starter');
    const { template, products: items } = offerOf('generic-rapamycin');
    const gentle = { template: { ...template, preselected_dose: 'starter' as const }, products: items };
    expect(firstChoice(gentle, { weight: 142 })?.dose).toBe('starter');
    expect(dosePreferencesOf(gentle.template, template.dosage_frequencies[0], 142)).toEqual([
      'starter',
      'recommended',
      'request',
      'custom',
    ]);
  });

  it('that was chosen before is refused outside of the limits, or when the weight has changed', () => {
    const offer = offerOf('generic-rapamycin');
    const first = firstChoice(offer, { weight: 142 });
    if (!first) throw new RangeError('the offer has no plan');
    const selected = configure(offer, first, { weight: 142 });
    const old = { ...selected, selected_configuration: { ...selected.selected_configuration, quantity: 6000 } };
    expect(checkDose(offer, old, { weight: 1500 })).toMatchObject([{ field: 'quantity', code: 'limits' }]);
    expect(checkDose(offer, selected, { weight: 150 })).toMatchObject([{ field: 'dose_preference', code: 'changed' }]);
  });
});

describe('the brand', () => {
  it('that promises small doses preselects the starter dose, the others do not', () => {
    const preselected = seededTenants.map(({ slug, sells }) => [slug, sells.preselectedDose]);
    expect(Object.fromEntries(preselected)).toEqual({
      evergreen: 'starter',
      healthspan: undefined,
      juniper: undefined,
    });
    const promising = seededTenants.filter(({ settings }) => /doses begin small/i.test(JSON.stringify(settings)));
    expect(promising.map(({ slug }) => slug)).toEqual(['evergreen']);
  });
});
