import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { orders } from '#services/backend/kernel/database/tables/orders.ts';
import { prescriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { membershipIdOf, membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import type { BackendFixture, TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import type { Operation } from './operations.ts';

export const joining = ({ org, id }: TestPatient) => ({
  membership_id: membershipIdOf(org, 'longevity-core'),
  price_id: membershipPriceIdOf(org, 'longevity-core', 1),
  data: { patient_id: id },
});

/** What the care team decides about a visit, each on a fresh patient. */
export function reviewOperations(backend: BackendFixture) {
  const { db } = backend.portal.database;
  const { visit, books } = checkoutFixture(backend);

  /** A patient whose visit is to be completed, with a membership that it begins. */
  async function joined() {
    const made = await visit();
    const { status } = await made.patient.send('POST', '/v2/memberships/start', joining(made.patient));
    expect(status).toBe(201);
    return made;
  }

  async function submitted() {
    const made = await joined();
    expect((await made.complete()).status).toBe(200);
    const read = async () => {
      const [intake] = await db.select().from(intakes).where(eq(intakes.id, made.id));
      return intake;
    };
    return { ...made, read };
  }

  async function approves(): Promise<Operation> {
    const { patient, id, read } = await submitted();
    return {
      name: 'approve a visit',
      patient,
      method: 'POST',
      url: '/sandbox/simulate/approve-visit',
      payload: { intakeId: id },
      again: 409,
      async done() {
        const isDone = (await read())?.physicianReview !== null;
        const { active, provider, subscriptions, memberships, mails } = await books(patient.id);
        const ordered = await db.select().from(orders).where(eq(orders.intakeId, id));
        const prescribed = await db.select().from(prescriptions).where(eq(prescriptions.intakeId, id));
        expect([ordered.length, prescribed.length, mails.length]).toEqual(isDone ? [1, 1, 3] : [0, 0, 1]);
        expect([active.length, provider.length]).toEqual([1, 1]);
        expect(active[0]?.status).toBe(isDone ? 'captured' : 'authorized');
        expect(memberships.map(({ status }) => status)).toEqual([isDone ? 'active' : 'pending']);
        expect(subscriptions.map(({ status }) => status)).toEqual([isDone ? 'active' : 'prescription_requested']);
        if (isDone) expect(provider[0]?.status).toBe('captured');
        return isDone;
      },
    };
  }

  async function refuses(): Promise<Operation> {
    const { patient, id, read } = await submitted();
    return {
      name: 'refuse a visit',
      patient,
      method: 'POST',
      url: '/sandbox/simulate/refuse-visit',
      payload: { intakeId: id },
      again: 409,
      async done() {
        const isDone = (await read())?.closed !== null;
        const { payments, provider, subscriptions, memberships, mails } = await books(patient.id);
        expect([payments.length, provider.length, mails.length]).toEqual([1, 1, isDone ? 2 : 1]);
        const ended = [memberships, subscriptions].map((rows) => rows.map(({ status }) => status));
        expect(ended).toEqual(isDone ? [['canceled'], ['canceled']] : [['pending'], ['prescription_requested']]);
        const money = [payments[0]?.status, provider[0]?.status];
        if (isDone) expect(money).toEqual(['voided', 'voided']);
        else expect(money).not.toContain('captured');
        return isDone;
      },
    };
  }

  return { joined, approves, refuses };
}
