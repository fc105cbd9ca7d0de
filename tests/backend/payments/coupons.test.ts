import { afterAll, describe, expect, it, onTestFinished } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { CouponDiscounts } from '#schemas/wire/coupon.ts';
import { coupons } from '#services/backend/kernel/database/tables/products.ts';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { catalogueOf } from '#tests/support/backend/catalogueOf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const patient = await backend.patient();
const catalogue = catalogueOf(backend);
const rapamycin = catalogue.planOf('generic-rapamycin', 3, 'Once weekly');
const metformin = catalogue.planOf('metformin-er', 1, 'Once daily');

const apply = <Body = CouponDiscounts>(code: string, ...products: readonly string[]) =>
  patient.send<Body>('POST', `/v2/cart/coupon/${code}`, { products: products.map((product) => ({ product })) });

describe('a discount code', () => {
  it.each(['LONGLIFE20', 'longlife20', 'LongLife20'])(
    '%s gives its percentage on the products that it serves',
    async (code) => {
      const { status, body } = await apply(code, rapamycin, metformin);
      expect(status).toBe(200);
      expect(body).toEqual({ productDiscounts: { [rapamycin]: { discount: 20 } } });
    },
  );

  it('gives nothing on other products, and nothing on ids that are no products', async () => {
    expect((await apply('LONGLIFE20', metformin, '0'.repeat(24))).body).toEqual({ productDiscounts: {} });
  });

  it.each(['NOTHING', 'LONG-LIFE', 'X'.repeat(21), '%20'])('%s is not found', async (code) => {
    const { status, body } = await apply<{ code: string }>(code, rapamycin);
    expect([status, body.code]).toEqual([404, 'NotFound']);
  });

  it('that has expired is invalid', async () => {
    const { status, body } = await apply<{ code: string; message: string }>('EXPIRED10', rapamycin);
    expect([status, body.code, body.message]).toEqual([422, 'CouponInvalid', 'Invalid discount code']);
  });

  it('serves up to the moment at which it expires', async () => {
    const { now } = backend.time;
    await backend.portal.database.db.insert(coupons).values({
      organization: patient.org,
      code: 'TODAY',
      percent: 5,
      productTemplates: [],
      expiresAt: new Date(now.getTime() + 1000),
    });
    expect((await apply('TODAY', rapamycin)).status).toBe(200);
    backend.time.now = new Date(now.getTime() + 1000);
    expect((await apply('TODAY', rapamycin)).status).toBe(422);
    backend.time.now = now;
  });

  it('of another organization is not found', async () => {
    await backend.portal.database.db.insert(coupons).values({
      organization: backend.evergreen.id,
      code: 'EVERGREEN',
      percent: 50,
      productTemplates: [],
      expiresAt: null,
    });
    expect((await apply('EVERGREEN', rapamycin)).status).toBe(404);
  });
});

/** A backend that counts requests, and a wrong code that a patient of it tries. */
const guesser = async (rateLimit: number) => {
  const limited = await backendFixture({ settings: { rateLimit } });
  onTestFinished(limited.close);
  const guess = async (of: Awaited<ReturnType<typeof limited.patient>>) =>
    of.send('POST', '/v2/cart/coupon/GUESS', { products: [] });
  return { limited, guess };
};

describe('guessing of codes', () => {
  it('ends after 20 tries of a patient, and says for how long', async () => {
    const { limited, guess } = await guesser(10_000);
    const [one, other] = [await limited.patient(), await limited.patient()];
    for (let at = 0; at < 20; at += 1) expect((await guess(one)).status).toBe(404);
    const message = 'Too many tries. Try again in 15 minutes.';
    expect(await guess(one)).toMatchObject({ status: 429, body: { code: 'TooManyRequests', message } });
    expect((await guess(other)).status).toBe(404);
    advance(limited, 14 * 60 + 1);
    expect((await guess(one)).body.message).toBe('Too many tries. Try again in 1 minute.');
  });

  it('counts the codes that something is bought with, too', async () => {
    const { limited, guess } = await guesser(10_000);
    const { payer, orders } = checkoutFixture(limited);
    const one = await payer();
    const buys = () => orders<Problem>(one, { promo_code: 'GUESS' });
    for (let at = 0; at < 19; at += 1) expect((await guess(one)).status).toBe(404);
    expect(await buys()).toMatchObject({ status: 422, body: { code: 'CouponInvalid' } });
    expect(await buys()).toMatchObject({ status: 429, body: { code: 'TooManyRequests' } });
  });

  it('ends after 100 tries of a network, by however many patients', async () => {
    const { limited, guess } = await guesser(10_000);
    for (let patients = 0; patients < 5; patients += 1) {
      const one = await limited.patient();
      for (let at = 0; at < 20; at += 1) expect((await guess(one)).status).toBe(404);
    }
    expect((await guess(await limited.patient())).status).toBe(429);
  });
});
