import { describe, expect, it } from 'vitest';
import { evergreen, healthspan, seededCatalogue } from '#tests/support/brands/seededBrands.ts';
import { templateOfProduct } from '#services/backend/modules/products/templateOfProduct.ts';
import type { CatalogueProduct } from '#services/backend/modules/catalogue/CatalogueProduct.ts';
import { preparationOf, markersOfPanel } from '#services/backend/modules/labs/reading/preparationOf.ts';

const organization = { id: '0'.repeat(24), slug: 'healthspan' };
const products = [...seededCatalogue.products.values()];
const templates = products.map((product) => templateOfProduct(product, organization));
const sold = (slugs: readonly string[]) => slugs.flatMap((slug) => seededCatalogue.products.get(slug) ?? []);

/** Words that promise, or that say what a thing does about an illness. */
const PROMISES = /\b(cures?|treats?|heals?|prevents?|reverses?|guarantee\w*|clinically proven|miracle|anti-aging)\b/i;

/** Words that warn. */
const WARNS = /\b(don.t|do not|never) take\b|\b(ask|tell) your care team\b|\bpause it\b/i;

/** Words that compare a medicine with another. */
const COMPARES = /\b(\dx|more|less|lower|higher|better)\b.*\b(effective|efficacy|bioavailability)\b/i;

const textsOf = ({
  name,
  description,
  shortDescription,
  warnings = [],
  benefits,
  testimonials = [],
}: CatalogueProduct) => [
  name,
  description,
  shortDescription,
  ...warnings,
  ...benefits.flatMap((one) => [one.title, one.description]),
  ...testimonials.map(({ text }) => text),
];

const statesOf = (slug: string) => templates.find((one) => one.slug === slug)?.unavailable_states;
const preparedFor = (slug: string) => preparationOf(markersOfPanel(seededCatalogue, { slug }));

function priceOf(slug: string, months: number): number {
  const plan = seededCatalogue.products.get(slug)?.plans.find((one) => one.months === months);
  if (!plan) throw new Error(`'${slug}' has no plan of ${months} months`);
  return plan.total - (plan.savings ?? 0);
}

describe('the products that the portal comes with', () => {
  it('fill six pages of the default brand, with every type, and another selection of the second brand', () => {
    expect(healthspan.sells.products).toHaveLength(36);
    expect(new Set(sold(healthspan.sells.products).map(({ type }) => type)).size).toBe(4);
    const own = evergreen.sells.products.filter((slug) => !healthspan.sells.products.includes(slug));
    expect(own.length).toBeGreaterThan(4);
    expect(evergreen.sells.products.slice(0, 6)).not.toEqual(healthspan.sells.products.slice(0, 6));
  });

  it('have a picture each', () => {
    const shared = new Set(['coaching', 'capsules']);
    const own = products.map(({ images: [main = ''] }) => main).filter((name) => !shared.has(name));
    expect(new Set(own).size).toBe(own.length);
  });

  it('promise nothing', () => {
    const promising = products.flatMap(textsOf).filter((text) => PROMISES.test(text));
    expect(promising).toEqual([]);
  });

  it('warn in sentences of their own, which no card cuts', () => {
    const warning = products.flatMap(({ slug, description }) => (WARNS.test(description) ? [slug] : []));
    expect(warning).toEqual([]);
    const warned = new Map(templates.map(({ slug, warnings }) => [slug, warnings]));
    expect(warned.get('vitamin-d3-k2')).toEqual([
      'Have your vitamin D measured first.',
      "Don't take this with warfarin.",
    ]);
    expect(warned.get('magnesium-glycinate')?.join()).toMatch(/kidney disease/);
    for (const set of ['daily-foundation', 'bone-and-muscle-set']) expect(warned.get(set)?.join()).toMatch(/warfarin/);
  });

  it('compare themselves with nothing', () => {
    const benefits = products.flatMap(({ benefits: all }) => all.map(({ title }) => title));
    expect(benefits.filter((title) => COMPARES.test(title))).toEqual([]);
  });

  it('have short and long descriptions', () => {
    const long = products.filter(({ description }) => description.length > 126);
    expect([long.length > 10, long.length < products.length]).toEqual([true, true]);
  });

  it('are bought once or as a plan, and some as a plan alone', () => {
    const supplements = templates.filter(({ type }) => type === 'supplement').map(({ shop }) => shop.price);
    expect(supplements.some(({ once, monthly }) => once !== null && monthly !== null)).toBe(true);
    expect(supplements.some(({ once }) => once === null)).toBe(true);
    const visits = templates.filter(({ shop }) => shop.begins_with === 'visit');
    expect(new Set(visits.map(({ shop }) => shop.price.once))).toEqual(new Set([null]));
  });

  it('name their lowest price', () => {
    const said = new Map(templates.map(({ slug, settings }) => [slug, settings.promotional_text]));
    expect(
      ['compounded-rapamycin', 'electrolytes', 'nad-supplement', 'longevity-panel', 'hormone-panel'].map((slug) =>
        said.get(slug),
      ),
    ).toEqual(['Starting at $52/mo', '$22/mo', 'Starting at $42/mo', 'From $189', '$119']);
  });

  it('are not sold where lab tests cannot be ordered, if they are lab tests', () => {
    expect([statesOf('heart-panel'), statesOf('omega-3')]).toEqual([['NY', 'NJ', 'RI'], []]);
  });

  it('say how to come to the draw, by what is measured', () => {
    expect(preparedFor('metabolic-panel').fasting_hours).toBe(10);
    expect(preparedFor('thyroid-panel').fasting_hours).toBe(0);
    expect(preparedFor('thyroid-panel').medicines).toContain('biotin');
    expect(preparedFor('blood-count-panel').medicines).not.toContain('biotin');
    expect(preparedFor('hormone-panel').items.join(' ')).toContain('before 10 AM');
  });

  it('cost less as a set than one by one', () => {
    for (const [set, parts] of Object.entries({
      'daily-foundation': ['omega-3', 'vitamin-d3-k2', 'magnesium-glycinate'],
      'evening-set': ['magnesium-glycinate', 'glycine', 'l-theanine'],
      'strength-set': ['creatine', 'protein-powder'],
      'energy-set': ['coq10', 'vitamin-b-complex', 'nad-supplement'],
      'bone-and-muscle-set': ['vitamin-d3-k2', 'protein-powder', 'creatine'],
    }))
      for (const months of [0, 1, 3]) {
        const alone = parts.reduce((sum, slug) => sum + priceOf(slug, months), 0);
        expect([set, months, priceOf(set, months) < alone]).toEqual([set, months, true]);
      }
  });
});
