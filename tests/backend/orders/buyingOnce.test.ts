import { eq } from 'drizzle-orm';
import { afterAll, afterEach, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Order } from '#schemas/wire/order.ts';
import type { ProductPanel } from '#schemas/wire/labs/labPanel.ts';
import type { Showcase } from '#schemas/wire/showcase.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { productIdOf, productTemplateIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { storeCatalogue } from '#services/backend/modules/products/storeCatalogue.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { address, checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { seededCatalogue } from '#tests/support/brands/seededBrands.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const { database } = backend.portal;
const checkout = checkoutFixture(backend);
const { catalogue } = checkout;

/** Cents of one jar of omega-3, and of the set, for which the code serves. */
const OMEGA = 3400;
const SET = 6800;

/** An order, or why there is none; what a test expects tells which. */
type Answer = Order & Omit<Problem, 'status'>;

const once = (slug: string) => ({ product_template: catalogue.idOf(slug), product: catalogue.planOf(slug, 0) });
const orders = (patient: TestPatient, slug: string, change: object = {}) =>
  checkout.orders<Answer>(patient, { ...once(slug), ...change });
const submits = (patient: TestPatient, order: Order, key?: string) =>
  checkout.submits<Answer>(patient, order, shownOf(order), key);
/** What the patient was shown of an order. */
const shownOf = ({ items, amount }: Order) => ({ product: items[0]?.product, amount });

const nothingTaken = async (patient: TestPatient) => {
  const { provider } = await checkout.books(patient.id);
  expect(provider).toEqual([]);
};

/** Writes the catalogue as it is when some products are gone, or are other ones. */
const selling = (gone: readonly string[], changed: { readonly [slug: string]: object } = {}) => {
  const products = new Map(seededCatalogue.products);
  for (const [slug, change] of Object.entries(changed)) {
    const product = products.get(slug);
    if (product) products.set(slug, { ...product, ...change });
  }
  const sold = backend.tenant.sells.products.filter((slug) => !gone.includes(slug));
  const sells = { ...backend.tenant.sells, products: sold };
  return storeCatalogue(database, { ...backend.tenant, sells }, { ...seededCatalogue, products });
};

describe('a supplement that is bought once', () => {
  it('costs its price times the quantity, ships free, and is no subscription', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3', { quantity: 3 });
    expect(draft).toMatchObject({ status: 'draft', amount: 3 * OMEGA, items: [{ quantity: 3, amount: 3 * OMEGA }] });
    const { body: order } = await submits(patient, draft);
    expect(order).toMatchObject({ status: 'processing', payment: 'captured', shipment: { status: 'preparing' } });
    const { provider, subscriptions, mails } = await checkout.books(patient.id);
    expect(provider.map(({ amount, status }) => [amount, status])).toEqual([[3 * OMEGA, 'captured']]);
    expect(subscriptions).toEqual([]);
    expect(mails.at(-1)?.text).toContain('$102.00 was charged');
    const { body } = await patient.send<Showcase>('GET', '/v2/users/purchases-showcase');
    expect(body.docs).toMatchObject([{ _id: order._id, product_type: 'supplement', status: 'processing' }]);
  });

  it('costs less with a code that serves it', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'daily-foundation', { quantity: 2, promo_code: 'SETS15' });
    expect(draft.amount).toBe(2 * SET * 0.85);
    await submits(patient, draft);
    expect((await checkout.books(patient.id)).held.map(({ amount }) => amount)).toEqual([2 * SET * 0.85]);
  });

  it('is declined with the card, and paid with another one', async () => {
    const patient = await checkout.payer({}, tokenOf('0341'));
    const { body: draft } = await orders(patient, 'omega-3');
    const { status, body } = await submits(patient, draft);
    expect([status, body.code, body.message]).toEqual([402, 'CardDeclined', 'Your card was declined.']);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await submits(patient, draft)).body.status).toBe('processing');
    expect((await checkout.books(patient.id)).held).toHaveLength(1);
  });
});

describe('a lab test that is bought once', () => {
  it('leads to its panel', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'heart-panel');
    const url = `/v2/labs/product/${catalogue.idOf('heart-panel')}/panel`;
    expect((await patient.send<ProductPanel>('GET', url)).body.panelId).toBeNull();
    await submits(patient, draft);
    expect((await patient.send<ProductPanel>('GET', url)).body.panelId).toMatch(/^[0-9a-f]{24}$/);
    const { body } = await patient.send<Showcase>('GET', '/v2/users/purchases-showcase');
    expect(body.docs).toMatchObject([{ product_type: 'lab', name: 'Heart Panel', amount: 9900 }]);
  });
});

/** What whoever orders a product hears where it was ordered since. */
const TOLD = {
  code: 'AlreadyOrdered',
  message:
    'You have just ordered Omega-3 in another tab or on another device, so it was not ordered again. To order it once more, place this order again.',
  money: 'not_charged',
};

const HOW_MANY = 'You can buy 1 to 10 at once. Please choose a number from 1 to 10.';

describe('an order is refused, and nothing taken,', () => {
  const cases: readonly (readonly [string, object, number, string, string | RegExp])[] = [
    ['of none', { quantity: 0 }, 400, 'InvalidRequest', HOW_MANY],
    ['of less than none', { quantity: -2 }, 400, 'InvalidRequest', HOW_MANY],
    ['of a part', { quantity: 1.5 }, 400, 'InvalidRequest', HOW_MANY],
    ['of more than ten', { quantity: 11 }, 400, 'InvalidRequest', HOW_MANY],
    ['of a word', { quantity: 'two' }, 400, 'InvalidRequest', HOW_MANY],
    ['at a price of its own', { amount: 1 }, 400, 'InvalidRequest', /^Something in this request/],
    ['with the code of another product', { promo_code: 'LABS10' }, 422, 'CouponInvalid', /./],
    ['with a code that there is none', { promo_code: 'FREE100' }, 422, 'CouponInvalid', /./],
    [
      'at the price of another product',
      { product: catalogue.planOf('psyllium-fiber', 1) },
      404,
      'NotFound',
      'This product is not sold any more. Please choose another one in the shop.',
    ],
    [
      'at the price of another brand',
      {
        product_template: productTemplateIdOf(backend.evergreen.id, 'taurine'),
        product: productIdOf(backend.evergreen.id, 'taurine', { frequency: null, months: 0, type: 'one-time' }),
      },
      404,
      'NotFound',
      'This product is not sold any more. Please choose another one in the shop.',
    ],
    [
      'at the price of a plan that renews',
      { product: catalogue.planOf('omega-3', 1) },
      409,
      'ProductUnavailable',
      'This plan is not offered. Please choose one of the plans shown.',
    ],
    [
      'of a medication',
      {
        product_template: catalogue.idOf('metformin-er'),
        product: catalogue.planOf('metformin-er', 1, 'Once daily'),
      },
      409,
      'WrongIntakeState',
      'This treatment needs a visit with a provider first. You can start one from your dashboard.',
    ],
    [
      'of coaching',
      {
        product_template: catalogue.idOf('longevity-coaching'),
        product: catalogue.planOf('longevity-coaching', 1),
      },
      409,
      'WrongIntakeState',
      'This treatment needs a visit with a provider first. You can start one from your dashboard.',
    ],
  ];
  it.each(cases)('%s', async (_, change, status, code, message) => {
    const patient = await checkout.payer();
    const answer = await orders(patient, 'omega-3', change);
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(answer.body.message).toMatch(message);
    const told = answer.body.fields.find(({ field }) => field === 'quantity');
    expect(told?.message).toBe(message === HOW_MANY ? HOW_MANY : undefined);
    await nothingTaken(patient);
  });
});

describe('between reading and paying', () => {
  afterEach(() => storeCatalogue(database, backend.tenant, seededCatalogue));
  const WITHDRAWN = 'This product is not sold any more. Please choose another one in the shop.';

  it('a product is withdrawn', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3');
    await selling(['omega-3']);
    const { status, body } = await submits(patient, draft);
    expect([status, body.code, body.message]).toEqual([409, 'ProductUnavailable', WITHDRAWN]);
    expect((await orders(patient, 'omega-3')).body).toMatchObject({ code: 'NotFound', message: WITHDRAWN });
    await nothingTaken(patient);
  });

  it('a product is no longer bought once', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3');
    await selling([], { 'omega-3': { plans: [{ months: 1, total: 2900 }] } });
    expect((await submits(patient, draft)).body).toMatchObject({ code: 'ProductUnavailable', message: WITHDRAWN });
    await nothingTaken(patient);
  });

  it('a product becomes dearer, and is bought at the price that is told then', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3');
    await selling([], { 'omega-3': { plans: [{ months: 0, total: 5000 }] } });
    const { status, body } = await submits(patient, draft);
    expect([status, body.code, body.money]).toEqual([409, 'OrderChanged', 'not_charged']);
    await nothingTaken(patient);
    const { body: again } = await orders(patient, 'omega-3');
    expect((await submits(patient, again)).body).toMatchObject({ status: 'processing', amount: 5000 });
  });

  it('a code stops serving', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'daily-foundation', { promo_code: 'SETS15' });
    const coupons = backend.tenant.sells.coupons.filter(({ code }) => code !== 'SETS15');
    const sells = { ...backend.tenant.sells, coupons };
    await storeCatalogue(database, { ...backend.tenant, sells }, seededCatalogue);
    expect((await submits(patient, draft)).body.code).toBe('CouponInvalid');
    await nothingTaken(patient);
  });

  it.each([
    ['of a supplement', 'omega-3', { unavailable: ['CA'] }, 'ProductUnavailable'],
    ['of a lab test', 'heart-panel', {}, 'InvalidLabState'],
  ])('the patient moves where the sale %s is not allowed, wherever it is sent', async (_, slug, change, code) => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, slug);
    await selling([], { [slug]: change });
    const state = code === 'InvalidLabState' ? 'NY' : 'CA';
    const shippingInfo = { ...address, state: 'NV', city: 'Reno', zip_code: '89501' };
    await database.db.update(users).set({ state, shippingInfo }).where(eq(users.id, patient.id));
    const { status, body } = await submits(patient, draft);
    expect([status >= 400 && status < 500, body.code]).toEqual([true, code]);
    await nothingTaken(patient);
  });
});

describe('one charge is made', () => {
  it('of a button that is pressed twice', async () => {
    const patient = await checkout.payer();
    const drafts = await Promise.all([1, 2].map(() => checkout.orders(patient, once('omega-3'), 'press-once-1')));
    const [{ body: draft } = { body: undefined }, second] = drafts;
    if (!draft) throw new Error('no order');
    expect(second?.body).toEqual(draft);
    const answers = await Promise.all([1, 2, 3].map(() => submits(patient, draft, 'press-to-pay-1')));
    expect(answers.map(({ body }) => body)).toEqual(answers.map(() => answers[0]?.body));
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it('of an order that is paid in two tabs', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3');
    const answers = await Promise.all(['first-tab', 'second-tab'].map((key) => submits(patient, draft, key)));
    expect(answers.map(({ body }) => body.status)).toEqual(['processing', 'processing']);
    expect((await checkout.books(patient.id)).held).toHaveLength(1);
  });

  it('of an order whose answer was lost', async () => {
    const patient = await checkout.payer();
    const { body: draft } = await orders(patient, 'omega-3');
    flaky.loseNext('authorize');
    const { status, body } = await submits(patient, draft, 'lost-answer');
    expect([status, body.code, body.money]).toEqual([503, 'PaymentUnavailable', 'unknown']);
    expect((await submits(patient, draft, 'lost-answer')).body.status).toBe('processing');
    expect((await submits(patient, draft, 'later-press')).body.status).toBe('processing');
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it.each(['one after the other', 'at once'])('of a product that two devices buy %s', async (way) => {
    const patient = await checkout.payer();
    const buys = async (device: string) => {
      const { body: draft } = await checkout.orders<Answer>(
        patient,
        { ...once('omega-3'), ordered: 0 },
        `order-of-device-${device}`,
      );
      return draft.status === 'draft' ? (await submits(patient, draft, `payment-of-device-${device}`)).body : draft;
    };
    const first = way === 'at once' ? undefined : await buys('1');
    const answers = [...(first ? [first] : []), ...(await Promise.all((first ? ['2'] : ['1', '2', '3']).map(buys)))];
    // Whoever comes later has the order of the first, or is told of it.
    expect(answers.filter(({ status }) => status === 'processing').length).toBeGreaterThan(0);
    const others = answers.filter(({ status }) => status !== 'processing');
    expect(others).toMatchObject(others.map(() => TOLD));
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it('of a product of which the patient knows that there is an order, and wants another', async () => {
    const patient = await checkout.payer();
    const { body: first } = await orders(patient, 'omega-3', { ordered: 0 });
    await submits(patient, first);
    expect((await orders(patient, 'omega-3', { ordered: 0 })).body).toMatchObject(TOLD);
    // Of another product nothing is said, and of what is only begun neither.
    expect((await orders(patient, 'creatine', { ordered: 0 })).body.status).toBe('draft');
    expect((await orders(patient, 'creatine', { ordered: 0 })).body.status).toBe('draft');
    const { body: second } = await orders(patient, 'omega-3', { ordered: 1 });
    expect((await submits(patient, second)).body.status).toBe('processing');
    expect(second._id).not.toBe(first._id);
    expect((await checkout.books(patient.id)).held).toHaveLength(2);
  });

  it('of a product that one device buys while another changes how many', async () => {
    const patient = await checkout.payer();
    const { body: one } = await orders(patient, 'omega-3', { ordered: 0 });
    const { body: three } = await orders(patient, 'omega-3', { quantity: 3, ordered: 0 });
    expect([three._id, three.amount]).toEqual([one._id, 3 * OMEGA]);
    const { status, body } = await submits(patient, one);
    expect([status, body.code, body.money]).toEqual([409, 'OrderChanged', 'not_charged']);
    expect((await submits(patient, three)).body.status).toBe('processing');
    // Paid by now, but not what this device has shown.
    expect((await submits(patient, one)).body.code).toBe('OrderChanged');
    expect((await orders(patient, 'omega-3', { ordered: 0 })).body).toMatchObject(TOLD);
    expect((await checkout.books(patient.id)).held.map(({ amount }) => amount)).toEqual([3 * OMEGA]);
  });

  it('not under a key that another order was paid with', async () => {
    const patient = await checkout.payer();
    const [first, second] = [(await orders(patient, 'omega-3')).body, (await orders(patient, 'creatine')).body];
    await submits(patient, first, 'used-before');
    const { status, body } = await submits(patient, second, 'used-before');
    expect([status, body.code]).toEqual([422, 'IdempotencyConflict']);
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });
});
