import { afterAll, beforeEach, expect, it } from 'vitest';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

/** Seconds after which nobody carries a decision out any more. */
const LATER = 60;

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

/** A submitted visit, what the care team decides about it, and how it stands. */
async function submitted() {
  const { patient, id, complete } = await checkout.visit();
  expect((await complete()).status).toBe(200);
  return {
    decide: async (decision: 'approve' | 'refuse') =>
      (await patient.send('POST', `/sandbox/simulate/${decision}-visit`, { intakeId: id })).status,
    async stands() {
      const { physician_review: reviewed, closed } = await patient.read(id);
      const { payments, provider, subscriptions, mails } = await checkout.books(patient.id);
      return {
        reviewed: reviewed !== null,
        closed: closed !== null,
        money: [payments[0]?.status, provider[0]?.status],
        plans: subscriptions.map(({ status }) => status),
        mails: mails.length,
      };
    },
  };
}

type Visit = Awaited<ReturnType<typeof submitted>>;

let visit: Visit;
let before: Awaited<ReturnType<Visit['stands']>>;
beforeEach(async () => {
  visit = await submitted();
  before = await visit.stands();
});

const approved = { reviewed: true, closed: false, money: ['captured', 'captured'], plans: ['active'] };
const refused = { reviewed: false, closed: true, money: ['voided', 'voided'], plans: ['canceled'] };

it.each(['capture', 'startSubscription'] as const)(
  'an approval whose money was taken is carried out by a job, where the answer to %s was lost',
  async (call) => {
    flaky.loseNext(call);
    expect(await visit.decide('approve')).toBe(503);
    await doJobs(backend, 'reviews');
    expect(await visit.stands()).toMatchObject({ reviewed: false });
    advance(backend, LATER);
    await doJobs(backend, 'reviews');
    const after = await visit.stands();
    expect(after).toMatchObject(approved);
    // The receipt, and that it was reviewed.
    expect(after.mails).toBe(before.mails + 2);
    expect(await visit.decide('approve')).toBe(409);
  },
);

it('an approval that has taken nothing is taken back by a job, and the visit waits as before', async () => {
  flaky.failNext('capture');
  expect(await visit.decide('approve')).toBe(503);
  expect(await visit.decide('refuse')).toBe(409);
  advance(backend, LATER);
  await doJobs(backend, 'reviews');
  expect(await visit.stands()).toEqual(before);
  expect(await visit.decide('refuse')).toBe(200);
  expect(await visit.stands()).toMatchObject(refused);
});

it.each(['loseNext', 'failNext'] as const)('a refusal is carried out by a job after %s', async (fault) => {
  flaky[fault]('void');
  expect(await visit.decide('refuse')).toBe(503);
  expect(await visit.decide('approve')).toBe(409);
  advance(backend, LATER);
  await doJobs(backend, 'reviews');
  expect(await visit.stands()).toMatchObject({ ...refused, mails: before.mails + 1 });
});
