import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import { backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const closes = <Body = Intake>(patient: TestPatient, id: string) =>
  patient.send<Body>('PUT', `/v2/intakes/${id}/patient-close`);

/** What can be bought for a lab visit: an order, and a plan that renews. */
const buys = {
  order: async (patient: TestPatient, intake: string) =>
    checkout.submits<Problem>(patient, (await checkout.orders(patient, { intake })).body),
  plan: (patient: TestPatient, intake: string) =>
    checkout.subscribes<Problem>(patient, ['longevity-panel', 3], { intake }),
} as const;

describe.each(['order', 'plan'] as const)('a lab %s that is being paid while its visit is closed', (what) => {
  const buy = buys[what];

  it('is not taken where the visit is closed first', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    let closed: number | undefined;
    flaky.meanwhile('authorize', async () => {
      closed = (await closes(patient, id)).status;
    });
    const { status, body } = await buy(patient, id);
    expect(closed).toBe(200);
    expect([status, body.code, body.money]).toEqual([409, 'WrongIntakeState', 'not_charged']);
    expect(body.message).toBe('This visit was closed. You can start a new one from your dashboard.');
    const { active, held } = await checkout.books(patient.id);
    expect([active, held]).toEqual([[], []]);
  });

  it('keeps the visit open where it is taken first, and the visit can be finished', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    let refused: { readonly status: number; readonly body: Problem } | undefined;
    flaky.meanwhile('capture', async () => {
      refused = await closes<Problem>(patient, id);
    });
    expect((await buy(patient, id)).status).toBeLessThan(300);
    expect([refused?.status, refused?.body.code, refused?.body.money]).toEqual([409, 'WrongIntakeState', 'unknown']);
    expect((await checkout.books(patient.id)).held).toMatchObject([{ status: 'captured' }]);
    expect((await complete()).status).toBe(200);
  });

  it('is given back where nobody knows whether it was reserved', async () => {
    const { patient, id } = await checkout.visit('longevity-labs', null);
    flaky.loseNext('authorize');
    expect((await buy(patient, id)).body.money).toBe('unknown');
    expect((await closes(patient, id)).body.closed).not.toBeNull();
    const { payments, held } = await checkout.books(patient.id);
    expect([payments.map(({ status }) => status), held]).toEqual([['voided'], []]);
  });

  it('that was paid leaves a visit that is not closed any more', async () => {
    const { patient, id, complete } = await checkout.visit('longevity-labs', null);
    await buy(patient, id);
    const { status, body } = await closes<Problem>(patient, id);
    expect([status, body.code, body.money]).toEqual([409, 'WrongIntakeState', 'charged']);
    expect((await complete()).status).toBe(200);
  });
});
