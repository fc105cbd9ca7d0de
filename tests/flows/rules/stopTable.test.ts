import { describe, expect, it } from 'vitest';
import { defaultDosePreference, milligrams, unitsOf, weeklyDose } from '#flows/checkout/rules/dose.ts';
import { exampleOffers } from '#stories/exampleOffers.ts';
import { stopsOf } from '../../support/people/stopsOf.ts';
import { people, products, type Sold } from '../../support/people/people.ts';

const { template: rapamycin } = exampleOffers.rapamycin;

function doseOf(weight: number | null): Sold {
  const dose = defaultDosePreference(rapamycin, weight);
  const units = unitsOf(rapamycin, rapamycin.dosage_frequencies[0], { dose, units: 0 }, weight);
  return `${dose} ${milligrams(weeklyDose(rapamycin, units))} mg`;
}

describe('what is sold to a person', () => {
  it.each(people.map((person) => [person.who, person] as const))('who is %s', (_, person) => {
    const met = products.map(([template, slug]): Sold => {
      const [stop] = stopsOf(person, template);
      if (stop) return `${stop.then} ${stop.id}`;
      return slug === 'rapamycin' ? doseOf(person.weight) : 'sold';
    });
    expect(met).toEqual(person.sold);
  });
});
