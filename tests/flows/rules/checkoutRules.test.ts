import { describe, expect, it } from 'vitest';
import { checkChoice, configure, firstChoice } from '#flows/checkout/rules/configure.ts';
import { detailsOf } from '#flows/checkout/rules/detailsOf.ts';
import {
  compoundedDosage,
  defaultDosePreference,
  defaultQuantity,
  dosePreferencesOf,
  limitReached,
  milligrams,
  quantitiesOf,
  strengthOf,
  unitsOf,
  weeklyDose,
} from '#flows/checkout/rules/dose.ts';
import { doseText } from '#flows/checkout/rules/doseText.ts';
import { instructionsOf } from '#flows/checkout/rules/instructionsOf.ts';
import { firstPlan, plansOf } from '#flows/checkout/rules/plans.ts';
import { chosenTogether, plansTogether } from '#flows/checkout/rules/plansTogether.ts';
import type { Offer, ProductChoice } from '#flows/checkout/rules/ProductChoice.ts';
import { quote } from '#flows/checkout/rules/quote.ts';
import { firstSupply } from '#flows/checkout/rules/supply.ts';
import { withFrequency } from '#flows/checkout/rules/withFrequency.ts';
import { withPlan } from '#flows/checkout/rules/withPlan.ts';
import { exampleOffer, exampleOffers, idOf } from '#stories/exampleOffers.ts';

const { rapamycin, compounded, metformin, acarbose, labPanel, coaching, b12 } = exampleOffers;
const WEIGHT = 150;

const choiceOf = (offer: Offer, changes: Partial<ProductChoice> = {}): ProductChoice => {
  const choice = firstChoice(offer, { weight: WEIGHT });
  if (!choice) throw new RangeError('the offer has no plan');
  return { ...choice, ...changes };
};
const selectedOf = (offer: Offer, changes: Partial<ProductChoice> = {}) =>
  configure(offer, choiceOf(offer, changes), { weight: WEIGHT });
const itemOf = (offer: Offer, months: number) => {
  const item = offer.products.find(({ pricing }) => pricing.recurring.interval_count === months);
  if (!item) throw new RangeError(`the offer has no plan of ${months} months`);
  return item._id;
};
const highlighted = (offer: Offer) => plansOf(offer, 'Once weekly').find(({ highlight }) => highlight)?.duration;
const planned = (metforminMonths: number, acarboseMonths: number) => [
  detailsOf(metformin, choiceOf(metformin, { product: itemOf(metformin, metforminMonths) }), WEIGHT),
  detailsOf(acarbose, choiceOf(acarbose, { product: itemOf(acarbose, acarboseMonths) }), WEIGHT),
];
const commented = (comment: string) =>
  selectedOf(rapamycin, { customProtocol: true, comment }).selected_configuration.treatment_properties;
const [rapamycinWeekly] = rapamycin.template.dosage_frequencies;
const [compoundedWeekly] = compounded.template.dosage_frequencies;
const [b12Daily] = b12.template.dosage_frequencies;

describe('a dose', () => {
  it.each([
    ['2 mg', 2],
    ['0.5 mg', 0.5],
    ['4 mg/mL', 4],
    ['0.025%', 0],
    ['mg', 0],
    [undefined, 0],
  ])('of strength %s counts %d mg a unit', (strength, number) => {
    expect(strengthOf({ ...rapamycin.template, dosage_strengths: strength === undefined ? [] : [strength] })).toBe(
      number,
    );
  });

  it('of a week is units × dose quantity × strength / 4', () => {
    expect(weeklyDose(compounded.template, 12)).toBe(6);
    expect(weeklyDose(rapamycin.template, 600)).toBe(6);
  });

  it('that is compounded is units / 4 × strength, whatever the dose quantity', () => {
    expect(compoundedDosage(compounded.template, 12)).toBe(6);
    expect(compoundedDosage({ ...compounded.template, dose_quantity: 0.5 }, 12)).toBe(6);
  });

  it.each([
    [6, '6'],
    [7.5, '7.5'],
    [1 / 3, '0.33'],
    [3500, '3,500'],
  ])('of %d mg is written %s', (value, text) => {
    expect(milligrams(value)).toBe(text);
  });

  it('is written into the instructions for either placeholder', () => {
    expect(rapamycinWeekly && instructionsOf(rapamycin.template, rapamycinWeekly, 600)).toBe(
      'Take 6 mg by mouth once a week, on the same day.',
    );
    expect(compoundedWeekly && instructionsOf(compounded.template, compoundedWeekly, 12)).toBe(
      'Take 6 mg once a week with a meal.',
    );
    expect(b12Daily && instructionsOf(b12.template, b12Daily, 2)).toBe(
      'Put 2 droppers (2 mg) under your tongue once a day.',
    );
  });
});

describe('the words of a dose', () => {
  it('count pieces, or measure a liquid, and say milligrams and how often', () => {
    expect(doseText(rapamycin.template, rapamycinWeekly, 568)).toBe('142 units (1.42 mL, 5.68 mg) once weekly');
    expect(doseText(compounded.template, compoundedWeekly, 4)).toBe('1 capsule (2 mg) once weekly');
    expect(doseText(b12.template, b12Daily, 3)).toBe('3 droppers (3 mg) once daily');
  });

  it('leave milligrams out where the strength names none', () => {
    const cream = { ...b12.template, dosage_strengths: ['0.025%'] };
    expect(doseText(cream, b12Daily, 1)).toBe('1 dropper once daily');
  });

  it('are none for a product without doses', () => {
    expect(doseText(labPanel.template, undefined, 1)).toBeUndefined();
    expect(firstSupply(labPanel.template, undefined, 1, 1)).toBeUndefined();
    expect(selectedOf(labPanel).selected_configuration).not.toHaveProperty('dose');
  });

  it('say what is supplied, in packs where it comes in some', () => {
    expect(firstSupply(rapamycin.template, rapamycinWeekly, 568, 1)).toBe('7.1 mL (5 doses), enough for a month');
    expect(firstSupply(compounded.template, compoundedWeekly, 12, 3)).toBe('42 capsules, enough for 3 months');
    expect(firstSupply(b12.template, b12Daily, 1, 1)).toBe('1 bottle, enough for a month');
    expect(firstSupply(b12.template, b12Daily, 2, 3)).toBe('6 bottles, enough for 3 months');
  });
});

describe('a dose preference', () => {
  it('is offered where the template has a text for it, and a request where it allows one', () => {
    expect(dosePreferencesOf(rapamycin.template, rapamycinWeekly, WEIGHT)).toEqual([
      'recommended',
      'starter',
      'request',
      'custom',
    ]);
    expect(dosePreferencesOf(compounded.template, compoundedWeekly, WEIGHT)).toEqual(['starter', 'custom']);
    expect(dosePreferencesOf(labPanel.template, undefined, WEIGHT)).toEqual(['starter']);
  });

  it('begins as recommended where the template recommends a dose, otherwise as starter', () => {
    expect(defaultDosePreference(rapamycin.template, WEIGHT)).toBe('recommended');
    expect(defaultDosePreference({ ...rapamycin.template, dose_recommendation: null }, WEIGHT)).toBe('starter');
  });

  it('begins as starter where the product says so, and without a weight', () => {
    expect(defaultDosePreference({ ...rapamycin.template, preselected_dose: 'starter' }, WEIGHT)).toBe('starter');
    expect(defaultDosePreference(rapamycin.template, null)).toBe('starter');
    expect(dosePreferencesOf(rapamycin.template, rapamycinWeekly, null)).toEqual(['starter', 'request', 'custom']);
  });

  it('reaches a limit only where its dose varies', () => {
    expect(limitReached(rapamycin.template, 'recommended', 800)).toBe('max');
    expect(limitReached(rapamycin.template, 'custom', 100)).toBe('min');
    expect(limitReached(rapamycin.template, 'recommended', 600)).toBeUndefined();
    expect(limitReached(rapamycin.template, 'starter', 100)).toBeUndefined();
  });

  it.each([
    ['recommended', 600],
    ['starter', 500],
    ['request', 500],
    ['custom', 440],
  ] as const)('%s comes to %d units a month', (dose, units) => {
    expect(unitsOf(rapamycin.template, rapamycinWeekly, { dose, units: 440 }, WEIGHT)).toBe(units);
  });

  it('that is recommended takes the usual units without a recommendation or a weight', () => {
    const recommended = { dose: 'recommended', units: 440 } as const;
    const silent = { ...rapamycin.template, dose_recommendation: null };
    expect(unitsOf(silent, rapamycinWeekly, recommended, WEIGHT)).toBe(500);
    expect(unitsOf(rapamycin.template, rapamycinWeekly, recommended, null)).toBe(500);
  });
});

describe('the quantities of a dosage frequency', () => {
  it('go from the least to the most in steps of 4, of an add-on in steps of 1', () => {
    expect(quantitiesOf(compoundedWeekly, false)).toEqual([4, 8, 12, 16]);
    expect(quantitiesOf(b12Daily, true)).toEqual([1, 2, 3]);
  });

  it('go in the steps that the product names', () => {
    expect(quantitiesOf(rapamycinWeekly, false).slice(0, 3)).toEqual([100, 120, 140]);
    expect(quantitiesOf(rapamycinWeekly, false).at(-1)).toBe(800);
  });

  it('are none where it has no quantity of one’s own', () => {
    expect(quantitiesOf(metformin.template.dosage_frequencies[0], false)).toEqual([]);
    expect(quantitiesOf(undefined, false)).toEqual([]);
  });

  it('begin with the default, else the units of a month, else one', () => {
    expect(defaultQuantity(rapamycinWeekly)).toBe(500);
    expect(defaultQuantity(metformin.template.dosage_frequencies[0])).toBe(28);
    expect(defaultQuantity(undefined)).toBe(1);
  });
});

describe('the plans of an offer', () => {
  it('cost each month what is paid divided by the months, to the cent', () => {
    expect(plansOf(rapamycin, 'Once weekly').map(({ duration, price }) => [duration, price])).toEqual([
      [1, 9900],
      [3, 8700],
      [6, 8700],
    ]);
    const thirds = exampleOffer({
      name: 'Thirds',
      description: '',
      shipping_frequencies: rapamycin.template.shipping_frequencies.map((plan) => ({
        ...plan,
        prices: { ...plan.prices, total_discount: 10_000 },
      })),
    });
    expect(plansOf(thirds, null).map(({ price }) => price)).toEqual([10_000, 3333, 1667]);
  });

  it('cost all of it where they are bought once', () => {
    expect(plansOf(labPanel, null)[0]).toMatchObject({ duration: 0, type: 'one-time', price: 22_900, savings: 0 });
  });

  it('point out the one that saves most, unless one is flagged', () => {
    expect(highlighted(rapamycin)).toBe(6);
    const [first, ...others] = rapamycin.template.shipping_frequencies;
    const flagged = {
      ...rapamycin,
      template: { ...rapamycin.template, shipping_frequencies: first ? [{ ...first, default: true }, ...others] : [] },
    };
    expect(highlighted(flagged)).toBe(1);
  });

  it('point out none where none saves', () => {
    expect(plansOf(exampleOffers.electrolytes, null).some(({ highlight }) => highlight)).toBe(false);
  });

  it('begin with the preferred months, else the active one, else the first', () => {
    const plans = plansOf(rapamycin, 'Once weekly');
    expect(firstPlan(plans, { months: 6, active: 3 })?.duration).toBe(6);
    expect(firstPlan(plans, { months: 12, active: 3 })?.duration).toBe(3);
    expect(firstPlan(plans, {})?.duration).toBe(1);
  });
});

describe('the plans of a bundle', () => {
  it('add up the products at each duration; one without it counts with its own plan', () => {
    const plans = plansTogether(planned(3, 1));
    expect(
      plans.map(({ duration, price, savings, totalDiscount }) => [duration, price, savings, totalDiscount]),
    ).toEqual([
      [1, 5300, 0, 5300],
      [3, 4500, 2400, 13_500],
      [6, 4400, 3900, 19_200],
    ]);
    expect(plans.filter(({ highlight }) => highlight).map(({ duration }) => duration)).toEqual([6]);
  });

  it.each([
    [1, 1, 1],
    [3, 3, 3],
    [3, 6, 6],
    [1, 6, 6],
    [3, 1, undefined],
  ])('on %d and %d months are chosen as %s', (metforminMonths, acarboseMonths, chosen) => {
    const products = planned(metforminMonths, acarboseMonths);
    expect(chosenTogether(plansTogether(products), products)?.duration).toBe(chosen);
  });

  it('of one product are its own', () => {
    const details = detailsOf(rapamycin, choiceOf(rapamycin), WEIGHT);
    expect(plansTogether([details])).toEqual(
      plansOf(rapamycin, 'Once weekly').map((plan) => ({ ...plan, id: `recurring/${plan.duration}` })),
    );
  });
});

describe('a choice', () => {
  it('begins with the preferred months and the default dose', () => {
    expect(firstChoice(rapamycin, { months: 3, weight: WEIGHT })).toEqual({
      template: rapamycin.template._id,
      product: itemOf(rapamycin, 3),
      dose: 'recommended',
      units: 500,
      customProtocol: false,
      comment: '',
      addon: false,
    });
    expect(firstChoice({ ...rapamycin, products: [] })).toBeUndefined();
  });

  it('changes to another plan at the same frequency, and stays where there is no such plan', () => {
    const choice = choiceOf(metformin);
    expect(withPlan(metformin, choice, { duration: 3, type: 'recurring' }).product).toBe(itemOf(metformin, 3));
    expect(withPlan(metformin, choice, { duration: 6, type: 'recurring' })).toBe(choice);
  });

  it('changes to another frequency with its plan and dose, and begins anew with what is not offered there', () => {
    const choice = choiceOf(rapamycin, { product: itemOf(rapamycin, 3), dose: 'custom', units: 600 });
    const changed = withFrequency(rapamycin, choice, 'Every two weeks', WEIGHT);
    const { frequency, plan } = detailsOf(rapamycin, changed, WEIGHT);
    expect(frequency?.frequency.label).toBe('Every two weeks');
    expect(plan?.duration).toBe(3);
    expect(changed).toMatchObject({ dose: 'custom', units: 300 });
    expect(withFrequency(rapamycin, { ...choice, units: 400 }, 'Every two weeks', WEIGHT).units).toBe(400);
    expect(withFrequency(rapamycin, choice, 'Never', WEIGHT)).toBe(choice);
  });

  it.each<[string, Partial<ProductChoice>, readonly string[]]>([
    ['as it begins is allowed', {}, []],
    ['of a plan of another product is refused', { product: idOf('other') }, ['product']],
    ['of a quantity within the steps is allowed', { dose: 'custom', units: 420 }, []],
    ['of a quantity between the steps is refused', { dose: 'custom', units: 404 }, ['quantity']],
    ['of a quantity outside is refused', { dose: 'custom', units: 820 }, ['quantity']],
    ['with a comment needs a custom protocol', { comment: 'Half a tablet' }, ['comment']],
    ['with a comment on a custom protocol is allowed', { customProtocol: true, comment: 'Half a tablet' }, []],
  ])('%s', (_, changes, fields) => {
    expect(checkChoice(rapamycin, choiceOf(rapamycin, changes), { weight: WEIGHT }).map(({ field }) => field)).toEqual(
      fields,
    );
  });

  it('of a dose that is not offered is refused', () => {
    const refused = checkChoice(compounded, choiceOf(compounded, { dose: 'request' }), { weight: WEIGHT });
    expect(refused.map(({ field }) => field)).toEqual(['dose_preference']);
  });

  it('of a dose outside of the limits is refused with the limits', () => {
    expect(checkChoice(rapamycin, choiceOf(rapamycin, { dose: 'custom', units: 6000 }), { weight: WEIGHT })).toEqual([
      {
        field: 'quantity',
        code: 'limits',
        message:
          'You can choose from 25 units (0.25 mL, 1 mg) once weekly to 200 units (2 mL, 8 mg) once weekly. For another dose, write to your care team.',
      },
    ]);
  });

  it('of the default quantity is allowed where the steps pass it over', () => {
    const [frequency] = compounded.template.dosage_frequencies;
    if (!frequency) throw new RangeError('the offer has no frequency');
    const template = {
      ...compounded.template,
      dosage_frequencies: [{ ...frequency, custom_quantity: { min: 4, max: 16, default: 10 } }],
    };
    const offer = { ...compounded, template };
    expect(checkChoice(offer, choiceOf(offer, { dose: 'custom' }), { weight: WEIGHT })).toEqual([]);
  });
});

describe('a configured product', () => {
  it('carries dose, plan and prices of its choice', () => {
    expect(selectedOf(rapamycin, { product: itemOf(rapamycin, 3) }).selected_configuration).toMatchObject({
      dosage: '4 mg/mL',
      frequency: 'Once weekly',
      quantity: 600,
      dose_quantity: 0.01,
      dose: '150 units (1.5 mL, 6 mg) once weekly',
      supply: '21 mL (14 doses), enough for 3 months',
      pricing: { total: 29_700, total_discount: 26_100, product_savings: 3600, membership_savings: 0 },
      shipping: { months: 3, non_recurring: false },
      treatment_properties: {
        product: itemOf(rapamycin, 3),
        product_template: rapamycin.template._id,
        dose_preference: 'recommended',
        recommendation_requested: false,
        custom_protocol: false,
        duration: 3,
        quantity: 1800,
      },
    });
  });

  it('that is bought once has the units of a month', () => {
    const offer = exampleOffer({
      name: 'Once',
      description: '',
      shipping_frequencies: rapamycin.template.shipping_frequencies.slice(0, 1).map((plan) => ({ ...plan, months: 0 })),
    });
    const { treatment_properties: bought } = selectedOf(offer).selected_configuration;
    expect(bought).toMatchObject({ duration: 0, quantity: 1 });
  });

  it('is marked where a recommendation is requested, and takes the default quantity', () => {
    const { selected_configuration: configuration } = selectedOf(rapamycin, { dose: 'request', units: 440 });
    expect(configuration.quantity).toBe(500);
    expect(configuration.treatment_properties).toMatchObject({ recommendation_requested: true });
  });

  it('is marked as an add-on where it is one', () => {
    expect(selectedOf(b12, { addon: true }).selected_configuration.type).toBe('addon');
    expect(selectedOf(b12).selected_configuration).not.toHaveProperty('type');
  });

  it('carries a comment only where one is written', () => {
    expect(commented('Half a tablet').comment).toBe('Half a tablet');
    expect(commented('')).not.toHaveProperty('comment');
  });
});

describe('a quote', () => {
  const three = selectedOf(rapamycin, { product: itemOf(rapamycin, 3) });
  const addon = selectedOf(b12, { addon: true });

  it('adds up full prices, savings and what is paid', () => {
    expect(quote([three, addon])).toEqual({ subTotal: 31_500, specialDiscount: 0, savings: 3600, total: 27_900 });
  });

  it.each([
    [33, 8613],
    [0.5, 131],
    [12.345, 3222],
  ])('rounds what a code of %s %% takes off to the nearest cent', (discount, specialDiscount) => {
    const discounts = { [itemOf(rapamycin, 3)]: { discount } };
    expect(quote([three], { discounts })).toMatchObject({ specialDiscount, total: 26_100 - specialDiscount });
  });

  it('takes a percentage of the discounted price off, to the cent', () => {
    const discounts = { [itemOf(rapamycin, 3)]: { discount: 15 } };
    expect(quote([three, addon], { discounts })).toEqual({
      subTotal: 31_500,
      specialDiscount: 3915,
      savings: 3600,
      total: 23_985,
    });
  });

  it('leaves out items that wait for a recommendation and items that do not renew', () => {
    const once = { ...addon.selected_configuration, shipping: { months: 0, non_recurring: true } };
    const waiting = [
      selectedOf(rapamycin, { dose: 'request' }),
      selectedOf(rapamycin, { customProtocol: true }),
      { ...addon, type: 'medication' as const, selected_configuration: once },
    ];
    expect(quote(waiting)).toEqual({ subTotal: 0, specialDiscount: 0, savings: 0, total: 0 });
  });

  it('adds up a lab that is bought once, of which there is nothing else', () => {
    const once = { ...addon.selected_configuration, shipping: { months: 0, non_recurring: true } };
    expect(quote([{ ...addon, type: 'lab', selected_configuration: once }]).total).toBe(
      addon.selected_configuration.pricing.total_discount,
    );
  });

  it('adds a membership that is joined, unless it comes with a product', () => {
    const membership = {
      _id: idOf('price'),
      membership: idOf('longevity-core'),
      price: 14_900,
      recurring: { interval_count: 1 },
    };
    expect(quote([three], { membership }).total).toBe(26_100 + 14_900);
    expect(quote([selectedOf(coaching)], { membership }).total).toBe(12_900);
  });
});
