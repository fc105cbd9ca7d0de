import { formatMoney } from '#flows/kinds/describing/formatMoney.ts';
import { momentIn } from '#flows/kinds/describing/momentIn.ts';
import { orderNumberOf } from '#flows/kinds/describing/orderNumberOf.ts';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { StartedMembership } from '#schemas/wire/membership.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { payments as paymentRows } from '#services/backend/kernel/database/tables/payments.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import { advance, backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { address, checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

/** Cents of the first plan of generic rapamycin. */
const PRICE = 9900;

const joins = (patient: TestPatient, months = 1, slug = 'longevity-core') =>
  patient.send<StartedMembership>('POST', '/v2/memberships/start', {
    membership_id: membershipIdOf(patient.org, slug),
    price_id: membershipPriceIdOf(patient.org, slug, months),
    data: { patient_id: patient.id },
  });

const setUser = (id: string, change: Partial<typeof users.$inferInsert>) =>
  backend.portal.database.db.update(users).set(change).where(eq(users.id, id));

describe('a completed visit', () => {
  it('reserves what it costs and takes nothing yet', async () => {
    const { patient, id, complete } = await checkout.visit();
    const { status, body } = await complete();
    expect(status).toBe(200);
    expect(body.medical_review_payment).toEqual({ amount: PRICE, status: 'authorized' });
    expect(await patient.read(id)).toMatchObject({
      patient_complete: body.patient_complete,
      medical_review_payment: body.medical_review_payment,
    });
    const books = await checkout.books(patient.id);
    expect(books.payments).toMatchObject([{ amount: PRICE, status: 'authorized', intakeId: id }]);
    expect(books.provider).toMatchObject([{ amount: PRICE, status: 'authorized' }]);
    expect(books.mails.map(({ subject }) => subject)).toEqual(['Your visit was submitted']);
    const moment = (hours: number) =>
      momentIn(new Date(Date.parse(body.patient_complete ?? '') + hours * 3_600_000), 'America/Los_Angeles');
    expect(books.mails[0]?.text).toContain(`Your order number is ${orderNumberOf(id)}.`);
    expect(books.mails[0]?.text).toContain(`You submitted it on ${moment(0)}.`);
    expect(books.mails[0]?.text).toContain(`usually within 12 to 48 hours: by ${moment(48)}.`);
    expect(books.mails[0]?.text).toContain(`${formatMoney(PRICE)} is reserved on your card.`);
    expect(await checkout.eventsOf(id)).toEqual(['created', 'configured', 'completed']);
  });

  it('asks for a prescription of each product that renews', async () => {
    const { patient, complete } = await checkout.visit();
    const { body } = await complete();
    const { subscriptions } = await checkout.books(patient.id);
    expect(subscriptions).toMatchObject([
      { name: 'Generic Rapamycin', type: 'medication', status: 'prescription_requested', amount: PRICE, duration: 1 },
    ]);
    expect(body.subscriptions).toEqual(subscriptions.map(({ id }) => id));
    const read = await patient.send<Subscription>('GET', `/v2/subscriptions/${body.subscriptions[0]}`);
    expect(read.status).toBe(200);
    const [chosen] = (await patient.read(body._id)).products;
    expect(chosen?.selected_configuration.dose).toBeDefined();
    expect(read.body.taken).toEqual({
      dose: chosen?.selected_configuration.dose,
      supply: chosen?.selected_configuration.supply,
      requested: true,
    });
  });

  it('is answered alike under its key, and has been paid under any other', async () => {
    const { patient, complete } = await checkout.visit();
    const first = await complete('completion-1');
    expect((await complete('completion-1')).body).toEqual(first.body);
    const other = await complete<Problem>('completion-2');
    expect([other.status, other.body.code, other.body.message, other.body.money]).toEqual([
      409,
      'WrongIntakeState',
      'This intake has already been paid.',
      'authorized',
    ]);
    const changed = await complete<Problem>('completion-1', { promo_code: 'LONGLIFE20' });
    expect([changed.status, changed.body.code]).toEqual([422, 'IdempotencyConflict']);
    expect((await checkout.books(patient.id)).provider).toHaveLength(1);
  });

  it('is refused with the visit as it is where the patient was shown other products', async () => {
    const { patient, id, complete } = await checkout.visit();
    const [chosen] = (await patient.read(id)).products;
    const product = chosen?.selected_configuration.treatment_properties.product ?? '';
    for (const products of [[], [id], [product, id]]) {
      const { status, body } = await complete<Problem>(undefined, { products });
      expect([status, body.code, body.money]).toEqual([409, 'RevisionConflict', 'not_charged']);
      expect(body.current).toMatchObject({ _id: id, products: [chosen] });
    }
    expect((await checkout.books(patient.id)).payments).toEqual([]);
    expect((await complete(undefined, { products: [product] })).body.medical_review_payment?.amount).toBe(PRICE);
  });

  it('is refused with what it comes to where the patient was shown another amount', async () => {
    const { patient, complete } = await checkout.visit();
    for (const amount of [0, 1, PRICE - 1, PRICE + 1]) {
      const { status, body } = await complete<Problem>(undefined, { amount });
      expect([status, body.code, body.money]).toEqual([409, 'OrderChanged', 'not_charged']);
      expect(body.current).toEqual({ amount: PRICE });
    }
    expect((await checkout.books(patient.id)).payments).toEqual([]);
    expect((await complete(undefined, { amount: PRICE })).body.medical_review_payment?.amount).toBe(PRICE);
  });

  it('counts a discount code in what the patient was shown', async () => {
    const { complete } = await checkout.visit();
    const promo_code = 'longlife20';
    expect((await complete<Problem>(undefined, { amount: PRICE, promo_code })).body.code).toBe('OrderChanged');
    const { body } = await complete(undefined, { amount: PRICE * 0.8, promo_code });
    expect(body.medical_review_payment?.amount).toBe(PRICE * 0.8);
  });

  it('takes no total, discount or date from the client', async () => {
    const { complete } = await checkout.visit();
    for (const forged of [{ total: 0 }, { discount: 100 }, { patient_complete: '2020-01-01' }])
      expect((await complete<Problem>(undefined, forged)).body.code).toBe('InvalidRequest');
    expect((await complete()).body.medical_review_payment?.amount).toBe(PRICE);
  });

  it('costs less with a code that serves, rounded to the cent', async () => {
    const { id, complete } = await checkout.visit();
    expect((await complete(undefined, { promo_code: 'longlife20' })).body.medical_review_payment?.amount).toBe(
      PRICE * 0.8,
    );
    const [row] = await backend.portal.database.db.select().from(intakes).where(eq(intakes.id, id));
    expect(row?.promoCode).toBe('longlife20');
  });

  it.each([
    ['unknown', 'rapamycin', 'generic-rapamycin', 'NOSUCHCODE', 'Invalid discount code'],
    ['expired', 'rapamycin', 'generic-rapamycin', 'EXPIRED10', 'Invalid discount code'],
    [
      'for other products',
      'sleep-support',
      'sleep-support',
      'LONGLIFE20',
      'Discount code not applicable for selected product(s)',
    ],
  ])('is refused before any money where the code is %s', async (_, slug, product, code, message) => {
    const { patient, complete } = await checkout.visit(slug, product);
    const { status, body } = await complete<Problem>(undefined, { promo_code: code });
    expect([status, body.code, body.message, body.money]).toEqual([422, 'CouponInvalid', message, 'not_charged']);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
  });

  it('reserves nothing where the visit collects no payment', async () => {
    const { patient, complete } = await checkout.visit('sleep-support', 'sleep-support');
    expect((await complete()).body.medical_review_payment).toBeNull();
    expect((await checkout.books(patient.id)).provider).toEqual([]);
  });

  it('pays for a membership that was joined with it, once', async () => {
    const { patient, id, complete } = await checkout.visit();
    expect((await patient.read(id)).joined_membership).toBeNull();
    await joins(patient);
    expect((await patient.read(id)).joined_membership).toMatchObject({
      membership: membershipIdOf(patient.org, 'longevity-core'),
      price: 12_900,
    });
    expect((await complete()).body.medical_review_payment?.amount).toBe(PRICE + 12_900);
    const second = await checkout.visit('metabolic-health', null, Promise.resolve(patient));
    expect((await patient.read(second.id)).joined_membership).toBeNull();
    const products = await Promise.all(['metformin-er', 'acarbose'].map((slug) => checkout.catalogue.select(slug)));
    await patient.send('POST', `/v2/intakes/${second.id}/products`, {
      selectedProducts: products,
      patient_id: patient.id,
      intakeProducts: [],
    });
    const sum = products.reduce((total, one) => total + one.selected_configuration.pricing.total_discount, 0);
    expect((await second.complete()).body.medical_review_payment?.amount).toBe(sum);
  });
});

it('a problem that says nothing of the attempt before it does not claim that nothing was charged', async () => {
  const { id, complete } = await checkout.visit();
  const url = `/v2/intakes/${id}/complete`;
  const { status, body } = await backend.call<Problem>({ method: 'POST', url, payload: {} });
  expect([status, body.money]).toEqual([401, 'unknown']);
  expect((await complete<Problem>(undefined, { forged: true })).body.money).toBe('not_charged');
});

describe('an incomplete visit', () => {
  it('names everything that is missing', async () => {
    const patient = await backend.patient(fullProfile);
    const intake = await patient.begins('rapamycin');
    await setUser(patient.id, { weight: null });
    const { status, body } = await patient.send('POST', `/v2/intakes/${intake._id}/complete`, {});
    expect([status, body.code, body.money]).toEqual([409, 'IntakeIncomplete', 'not_charged']);
    const fields = body.fields.map(({ field }) => field);
    expect(fields[0]).toBe('weight');
    expect(fields.slice(-3)).toEqual(['products', 'address', 'card']);
  });

  it.each(['street_address', 'city', 'state', 'zip_code', 'country', 'phone_number'] as const)(
    'is refused without %s',
    async (part) => {
      const { patient, complete } = await checkout.visit();
      await setUser(patient.id, { shippingInfo: { ...address, [part]: ' ' } });
      const { body } = await complete<Problem>();
      expect([body.code, body.fields.map(({ field }) => field)]).toEqual(['IntakeIncomplete', ['address']]);
    },
  );

  it.each([
    [{ state: 'WA', zip_code: '98101' }, 'Your visit is for CA'],
    [{ zip_code: '98101' }, 'ZIP code 98101 is in WA, not in CA.'],
  ])('is refused where it cannot be sent to %o', async (part, message) => {
    const { patient, complete } = await checkout.visit();
    await setUser(patient.id, { shippingInfo: { ...address, ...part } });
    const { status, body } = await complete<Problem>();
    expect([status, body.code, body.money]).toEqual([422, 'InvalidAnswer', 'not_charged']);
    expect(body.message).toContain(message);
    expect((await checkout.books(patient.id)).payments).toEqual([]);
  });

  it('is refused without a card, and goes on once there is one', async () => {
    const { patient, complete } = await checkout.visit(undefined, undefined, checkout.payer({}, null));
    const { status, body } = await complete<Problem>();
    expect([status, body.code, body.message]).toEqual([409, 'PaymentMethodMissing', 'Error. Please, contact support.']);
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    expect((await complete()).status).toBe(200);
  });

  it('is refused where what it sells is not sold, by where the patient is and where it is sent', async () => {
    const moved = await checkout.visit();
    await setUser(moved.patient.id, { state: 'AL' });
    const sent = await checkout.visit('sleep-support', 'sleep-support');
    await setUser(sent.patient.id, { shippingInfo: { ...address, state: 'NV' } });
    for (const { patient, complete } of [moved, sent]) {
      const { status, body } = await complete<Problem>();
      expect([status, body.code, body.message]).toEqual([
        409,
        'ProductUnavailable',
        'Product not available in your region.',
      ]);
      expect((await checkout.books(patient.id)).provider).toEqual([]);
    }
  });

  it.each([
    ['beyond the limits of today', { quantity: 6000 }, 142, 'quantity', 'limits'],
    ['recommended for another weight', {}, 180, 'dose_preference', 'changed'],
  ])('is refused with a dose %s, and nothing is reserved', async (_, stored, weight, field, code) => {
    const { patient, id, complete } = await checkout.visit();
    const [row] = await backend.portal.database.db.select().from(intakes).where(eq(intakes.id, id));
    const products = (row?.products ?? []).map((product) => ({
      ...product,
      selected_configuration: { ...product.selected_configuration, ...stored },
    }));
    await backend.portal.database.db.update(intakes).set({ products }).where(eq(intakes.id, id));
    await setUser(patient.id, { weight });
    const { status, body } = await complete<Problem>();
    expect([status, body.code, body.money]).toEqual([409, 'DoseUnavailable', 'not_charged']);
    expect(body.fields.map((one) => [one.field, one.code])).toEqual([
      [`${checkout.catalogue.idOf('generic-rapamycin')}.${field}`, code],
    ]);
    expect((await checkout.books(patient.id)).provider).toEqual([]);
  });

  it('of coaching needs its subscription attached', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-coaching', 'longevity-coaching');
    expect((await complete<Problem>()).body.fields.map(({ field }) => field)).toEqual(['subscription']);
    const plan = checkout.catalogue.planOf('longevity-coaching', 1);
    const { body } = await patient.send<Subscription>('POST', `/v2/subscriptions/product/${plan}`, {});
    const attached = await patient.send<Intake>('PUT', `/v2/intakes/${id}`, {
      user_id: patient.id,
      intake_id: id,
      update_fields: { subscriptions: [body._id] },
    });
    expect([attached.status, attached.body.subscriptions]).toEqual([200, [body._id]]);
    expect((await complete()).body).toMatchObject({
      medical_review_payment: { amount: 12_900 },
      subscriptions: [body._id],
    });
  });

  it('of coaching pays for its own program, whatever membership was joined before', async () => {
    const slug = 'longevity-coaching-advanced';
    const { patient, id, complete } = await checkout.visit('longevity-coaching', slug);
    await joins(patient);
    const { body } = await checkout.subscribes(patient, [slug, 1]);
    await checkout.attaches(patient, id, { subscriptions: [body._id] });
    expect((await complete()).body.medical_review_payment).toEqual({ amount: 19_900, status: 'authorized' });
    const { memberships } = await checkout.books(patient.id);
    expect(memberships).toMatchObject([
      {
        membership: membershipIdOf(patient.org, 'longevity-advanced'),
        priceId: membershipPriceIdOf(patient.org, 'longevity-advanced', 1),
        amount: 19_900,
        paidWith: id,
      },
    ]);
  });

  it('of a lab test needs the order, which paid for it', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    expect((await complete<Problem>()).body.fields.map(({ field }) => field)).toEqual(['order']);
    const { body: order } = await patient.send<{ _id: string }>('POST', '/v2/orders/patient', {
      product_template: checkout.catalogue.idOf('longevity-panel'),
      product: checkout.catalogue.planOf('longevity-panel', 0),
    });
    const update = { user_id: patient.id, intake_id: id, update_fields: { orders: [order._id] } };
    expect((await patient.send('PUT', `/v2/intakes/${id}`, update)).status).toBe(200);
    expect((await complete<Problem>()).body.fields.map(({ field }) => field)).toEqual(['order']);
    await patient.send('POST', `/v2/orders/${order._id}/submit`, {});
    expect((await complete()).body.medical_review_payment).toBeNull();
    const { provider, mails } = await checkout.books(patient.id);
    expect(provider).toHaveLength(1);
    expect(mails.at(-1)?.text).toContain(`Your order number is ${orderNumberOf(order._id)}.`);
    expect(mails.map(({ text }) => text).filter((text) => text.includes('charged'))).toEqual([
      expect.stringContaining('$229.00 was charged to your card.'),
    ]);
  });
});

describe('a card that is declined in use', () => {
  it('leaves the visit open and nothing reserved, and another card pays', async () => {
    const { patient, id, complete } = await checkout.visit(undefined, undefined, checkout.payer({}, tokenOf('0341')));
    const { status, body } = await complete<Problem>('declined-1');
    expect([status, body.code, body.message, body.money]).toEqual([
      402,
      'CardDeclined',
      'Your card was declined.',
      'not_charged',
    ]);
    expect((await patient.read(id)).patient_complete).toBeNull();
    await patient.send('PUT', `/users/${patient.org}/${patient.id}/add-card`, { token: tokenOf() });
    // Of two payments of one moment, none is the first.
    advance(backend, 1);
    expect((await complete('declined-1')).status).toBe(200);
    const { payments, provider } = await checkout.books(patient.id);
    expect(payments.map(({ status: how }) => how)).toEqual(['failed', 'authorized']);
    expect(provider).toHaveLength(1);
  });
});

describe('an answer of the provider that is lost', () => {
  it('leaves it open what happened to the money, and the next attempt finds the same payment', async () => {
    const { patient, complete } = await checkout.visit();
    flaky.loseNext('authorize');
    const { status, body } = await complete<Problem>('lost-answer');
    expect([status, body.code, body.money]).toEqual([503, 'PaymentUnavailable', 'unknown']);
    expect((await checkout.books(patient.id)).payments).toMatchObject([{ status: 'pending' }]);
    expect((await complete('lost-answer')).status).toBe(200);
    const { payments, provider } = await checkout.books(patient.id);
    expect([payments.length, provider.length]).toEqual([1, 1]);
  });

  it('gives the first payment back where the visit costs something else by then', async () => {
    const { patient, complete } = await checkout.visit();
    flaky.loseNext('authorize');
    await complete('lost-answer');
    expect((await complete('lost-answer-2', { promo_code: 'LONGLIFE20' })).body.medical_review_payment?.amount).toBe(
      PRICE * 0.8,
    );
    const { payments, held } = await checkout.books(patient.id);
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['authorized', 'voided']);
    expect(held.map(({ amount }) => amount)).toEqual([PRICE * 0.8]);
  });

  it('gives a payment back that a request beside it has ended, and reserves another', async () => {
    const { patient, complete } = await checkout.visit();
    flaky.meanwhile('authorize', () =>
      backend.portal.database.db
        .update(paymentRows)
        .set({ status: 'failed' })
        .where(eq(paymentRows.userId, patient.id)),
    );
    expect((await complete()).status).toBe(200);
    const { payments, held, provider } = await checkout.books(patient.id);
    expect(payments.map(({ status }) => status).toSorted()).toEqual(['authorized', 'failed']);
    expect([provider.length, held.length]).toEqual([2, 1]);
  });

  it('gives the payment back where the visit is closed before it is completed', async () => {
    const { patient, id, complete } = await checkout.visit();
    flaky.meanwhile('authorize', () =>
      backend.portal.database.db.update(intakes).set({ closed: backend.time.now }).where(eq(intakes.id, id)),
    );
    expect((await complete<Problem>()).body).toMatchObject({ code: 'WrongIntakeState', money: 'not_charged' });
    expect((await checkout.books(patient.id)).held).toEqual([]);
  });

  it('gives the payment back where the patient closes the visit', async () => {
    const { patient, id, complete } = await checkout.visit();
    flaky.loseNext('authorize');
    await complete('lost-answer');
    await patient.send('PUT', `/v2/intakes/${id}/patient-close`);
    const { active, held } = await checkout.books(patient.id);
    expect([active, held]).toEqual([[], []]);
    expect((await complete<Problem>()).body.message).toBe(
      'This visit was closed. You can start a new one from your dashboard.',
    );
  });
});

describe('attaching to a visit', () => {
  it('refuses what another visit or another patient has', async () => {
    const mine = await checkout.visit('longevity-coaching', 'longevity-coaching');
    const theirs = await checkout.visit('longevity-coaching', 'longevity-coaching');
    const plan = checkout.catalogue.planOf('longevity-coaching', 1);
    const { body } = await theirs.patient.send<Subscription>('POST', `/v2/subscriptions/product/${plan}`, {});
    const update = (of: typeof mine) =>
      of.patient.send('PUT', `/v2/intakes/${of.id}`, {
        user_id: of.patient.id,
        intake_id: of.id,
        update_fields: { subscriptions: [body._id] },
      });
    expect((await update(mine)).status).toBe(404);
    expect((await update(theirs)).status).toBe(200);
    expect((await update(theirs)).status).toBe(200);
    expect((await mine.patient.read(mine.id)).subscriptions).toEqual([]);
  });

  it('refuses fields that say more than what is attached', async () => {
    const { patient, id } = await checkout.visit();
    const { status } = await patient.send('PUT', `/v2/intakes/${id}`, {
      user_id: patient.id,
      intake_id: id,
      update_fields: { products: [], patient_complete: '2026-01-01T00:00:00Z' },
    });
    expect(status).toBe(400);
  });
});

describe('joining a membership', () => {
  it('costs nothing by itself and waits for the visit', async () => {
    const patient = await checkout.payer();
    const { status, body } = await joins(patient);
    expect([status, body.status]).toEqual([201, 'pending']);
    expect((await checkout.books(patient.id)).provider).toEqual([]);
  });

  it('happens once, whatever is asked for later', async () => {
    const patient = await checkout.payer();
    const first = await joins(patient);
    const again = await joins(patient, 3);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect((await checkout.books(patient.id)).memberships).toMatchObject([{ amount: 12_900 }]);
  });

  it('needs an account with a card, and only the patient’s own', async () => {
    const bare = await checkout.payer({}, null);
    expect((await joins(bare)).status).toBe(409);
    const patient = await checkout.payer();
    const request = {
      membership_id: membershipIdOf(patient.org, 'longevity-core'),
      price_id: membershipPriceIdOf(patient.org, 'longevity-core', 1),
    };
    const start = (data: object, change: object = {}) =>
      patient.send('POST', '/v2/memberships/start', { ...request, ...change, data });
    expect((await start({ patient_id: bare.id })).status).toBe(404);
    expect((await start({ patient_id: patient.id, stripe_customer_id: 'cus_other' })).status).toBe(404);
    const foreign = { price_id: membershipPriceIdOf(patient.org, 'metabolic-care', 1) };
    expect((await start({ patient_id: patient.id }, foreign)).status).toBe(404);
  });
});
