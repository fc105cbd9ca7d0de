import { describe, expect, it } from 'vitest';
import type { IntakeTemplate } from '#schemas/wire/intakeTemplate.ts';
import type { ProductTemplate } from '#schemas/wire/productTemplate.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';

const backend = await backendFixture();

async function offered(slug: string) {
  const patient = await backend.patient();
  const { body } = await patient.send<IntakeTemplate[]>('GET', `/intake-template/${patient.org}`);
  const template = body.find((one) => one.slug === slug);
  if (!template?.offer) throw new Error(`nothing is offered of '${slug}'`);
  const ids = template.product_defaults.join(',');
  const { body: products } = await patient.send<ProductTemplate[]>(
    'GET',
    `/product-templates/${patient.org}/many?ids=${ids}`,
  );
  return { offer: template.offer, template, products };
}

/** What a month of a product's cheapest plan costs, in cents. */
const monthOf = ({ shipping_frequencies: plans }: ProductTemplate) =>
  Math.min(
    ...plans.filter(({ type }) => type === 'recurring').map(({ prices, months }) => prices.total_discount / months),
  );

describe('what a card says of a visit', () => {
  it('is the picture of its first product, its minutes, and the least that a month of its products costs', async () => {
    const { offer, template, products } = await offered('rapamycin');
    expect(products.length).toBeGreaterThan(1);
    const first = products.find(({ _id }) => _id === template.product_defaults[0]);
    expect(offer.image).toBe(first?.product_images[0]);
    expect(offer.minutes).toBeGreaterThan(1);
    expect(offer.price).toEqual({ amount: Math.round(Math.min(...products.map(monthOf))), per: 'month' });
  });

  it('is the sum of products that are sold together', async () => {
    const { offer, template, products } = await offered('metabolic-health');
    expect(template.bundle_support).toBe(true);
    expect(products.length).toBeGreaterThan(1);
    expect(offer.price?.amount).toBe(products.reduce((sum, product) => sum + Math.round(monthOf(product)), 0));
  });

  it('has no price where nothing is paid at its checkout', async () => {
    const { offer, template } = await offered('sleep-support');
    expect(template.disable_payment_collection).toBe(true);
    expect(offer.price).toBeNull();
  });
});
