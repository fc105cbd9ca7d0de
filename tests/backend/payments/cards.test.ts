import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Card } from '#schemas/wire/card.ts';
import type { User } from '#schemas/wire/user.ts';
import { sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());

const create = <Body = Card>({ send, org, id }: TestPatient, token: string, headers = {}) =>
  send<Body>('POST', `/users/${org}/${id}/billing/profile/create`, { token }, headers);
const add = <Body = Card>({ send, org, id }: TestPatient, body: object) =>
  send<Body>('PUT', `/users/${org}/${id}/add-card`, body);
const kept = async ({ send, org, id }: TestPatient) =>
  (await send<Card | null>('GET', `/billing/${org}/patient/${id}/card`)).body;
const account = async ({ send, org, id }: TestPatient) =>
  (await send<User>('GET', `/users/${org}/user/${id}/patient`)).body;

const createdWith = <Body = Card>({ send, org, id }: TestPatient, of: object) =>
  send<Body>('POST', `/users/${org}/${id}/billing/profile/create`, { token: tokenOf(), ...of });
const sourcesOf = async ({ id }: TestPatient) => {
  const [row] = await backend.portal.database.db.select().from(users).where(eq(users.id, id));
  return [row?.referral, row?.affiliate];
};

describe('the first card', () => {
  it('opens an account and is kept, without its number', async () => {
    const patient = await backend.patient(fullProfile);
    expect(await kept(patient)).toBeNull();
    const { status, body } = await create(patient, tokenOf());
    expect([status, body.last4, body.brand, body.exp]).toEqual([200, '4242', 'visa', '12/2031']);
    expect(await kept(patient)).toEqual(body);
    const user = await account(patient);
    expect([user.has_card_source, user.stripe_profile.stripe_customer.default_source]).toEqual([true, body._id]);
    expect(user.stripe_id).toMatch(/^cus_/);
  });

  it('opens one account, also where the answer was lost and another card is tried then', async () => {
    const patient = await backend.patient(fullProfile);
    flaky.loseNext('createCustomer');
    const lost = await create<Problem>(patient, tokenOf());
    expect([lost.status, lost.body.code, lost.body.money]).toEqual([503, 'PaymentUnavailable', 'not_charged']);
    const before = await backend.portal.database.db.select().from(sandboxCustomers);
    expect((await create(patient, tokenOf('5555'))).status).toBe(200);
    expect(await backend.portal.database.db.select().from(sandboxCustomers)).toHaveLength(before.length);
  });

  it('is another card for who has an account already', async () => {
    const patient = await backend.patient(fullProfile);
    await create(patient, tokenOf());
    const { stripe_id } = await account(patient);
    expect((await create(patient, tokenOf('5555'))).body.last4).toBe('5555');
    expect((await account(patient)).stripe_id).toBe(stripe_id);
  });

  it('is answered alike under its key', async () => {
    const patient = await backend.patient(fullProfile);
    const key = { 'idempotency-key': 'first-card-1' };
    const first = await create(patient, tokenOf(), key);
    expect((await create(patient, tokenOf(), key)).body).toEqual(first.body);
    expect((await create<Problem>(patient, tokenOf('5555'), key)).body.code).toBe('IdempotencyConflict');
  });
});

describe('who has referred a patient', () => {
  it('is kept with the first card, where it is said, for the analytics of the patient', async () => {
    const [named, none, nothing] = [
      await backend.patient(fullProfile),
      await backend.patient(fullProfile),
      await backend.patient(fullProfile),
    ];
    const source = { referral: 'spring-2026', affiliate: 'Partner_7' };
    expect((await createdWith(named, source)).status).toBe(200);
    expect((await account(named)).analytics_traits).toEqual(source);
    expect(await sourcesOf(named)).toEqual(['spring-2026', 'Partner_7']);
    expect((await createdWith(none, { referral: null, affiliate: null })).status).toBe(200);
    expect((await createdWith(nothing, {})).status).toBe(200);
    expect((await account(none)).analytics_traits).toEqual({});
    expect([await sourcesOf(none), await sourcesOf(nothing)]).toEqual([
      [null, null],
      [null, null],
    ]);
  });

  it('stays as it was said first, whatever card comes later', async () => {
    const patient = await backend.patient(fullProfile);
    await createdWith(patient, { referral: 'first' });
    await createdWith(patient, { referral: 'second', affiliate: 'partner' });
    await add(patient, { token: tokenOf('5555') });
    expect(await sourcesOf(patient)).toEqual(['first', 'partner']);
  });

  it.each([
    ['free text', 'my doctor said so'],
    ['an address', 'ava@example.com'],
    ['nothing', ''],
    ['more than 100 letters', 'a'.repeat(101)],
    ['a number', 7],
  ])('is no %s', async (_, referral) => {
    const patient = await backend.patient(fullProfile);
    expect((await createdWith<Problem>(patient, { referral })).body.code).toBe('InvalidRequest');
    expect((await account(patient)).stripe_id).toBeNull();
  });
});

describe('a card that cannot be kept', () => {
  it.each([
    ['declined', tokenOf('0002'), 402, 'CardDeclined', 'Your card was declined.'],
    ['without funds', tokenOf('9995'), 402, 'CardDeclined', 'Your card has insufficient funds.'],
    ['expired', tokenOf('4242', '052026'), 400, 'CardInvalid', 'Invalid Credit Card'],
    ['malformed', 'tok_visa_4242', 400, 'CardInvalid', 'Invalid Credit Card'],
  ])('is refused where it is %s, and opens no account', async (_, token, status, code, message) => {
    const patient = await backend.patient(fullProfile);
    expect(await create<Problem>(patient, token)).toMatchObject({
      status,
      body: { code, message, money: 'not_charged' },
    });
    expect((await account(patient)).stripe_id).toBeNull();
  });

  it('leaves the one before it', async () => {
    const patient = await backend.patient(fullProfile);
    const { body } = await create(patient, tokenOf());
    expect((await add(patient, { token: tokenOf('0002') })).status).toBe(402);
    expect(await kept(patient)).toEqual(body);
  });
});

describe('another card', () => {
  it('takes the place of the one before', async () => {
    const patient = await backend.patient(fullProfile);
    await create(patient, tokenOf());
    const body = { token: tokenOf('5555'), user: patient.id, charge: false, new_user: false, charge_amount: null };
    expect((await add(patient, body)).body.last4).toBe('5555');
    expect((await kept(patient))?.last4).toBe('5555');
  });

  it('charges nothing, whatever the client asks for', async () => {
    const patient = await backend.patient(fullProfile);
    expect((await add(patient, { token: tokenOf(), charge: true })).status).toBe(400);
    expect((await add(patient, { token: tokenOf(), charge_amount: 100 })).status).toBe(400);
  });

  it('is never another patient’s', async () => {
    const [mine, other] = await Promise.all([backend.patient(fullProfile), backend.patient(fullProfile)]);
    expect((await add(mine, { token: tokenOf(), user: other.id })).status).toBe(404);
  });
});
