import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { labPanels, orders, shipments } from '#services/backend/kernel/database/tables/orders.ts';
import { sandboxCustomers } from '#services/backend/kernel/database/tables/payments.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { membershipPriceIdOf } from '#services/backend/modules/catalogue/catalogueIds.ts';
import type { Portal } from '#services/backend/modules/portal/Portal.ts';
import type { BackendFixture, TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture, tokenOf } from '#tests/support/backend/checkoutFixture.ts';
import { bookingOperations } from './bookingOperations.ts';
import { recordOperations } from './recordOperations.ts';
import { joining, reviewOperations } from './reviewOperations.ts';
import { periodTurn, subscriptionOperations } from './subscriptionOperations.ts';

/** One thing that a patient, or the care team for a patient, does once. */
export interface Operation {
  readonly name: string;
  readonly patient: TestPatient;
  readonly method: 'POST' | 'PUT';
  readonly url: string;
  /** The body: bytes, or what is sent as JSON. */
  readonly payload: object;
  readonly headers?: { readonly [name: string]: string };
  /** Another body for the same address, which the same key must not take. */
  readonly other?: object;
  /** What a repetition that comes after the effect may be answered, beside the same as before. */
  readonly again?: number;
  /** What a rival under another key may be told, which comes after the effect. */
  readonly refusal?: { readonly status: number; readonly says: string };
  /** Whether it is done. Fails where it is half done or done twice. */
  done(): Promise<boolean>;
  /** Does what jobs do for it once nobody works on it any more. */
  finish?(portal: Portal): Promise<void>;
  /** Fails where something is left to do, or is kept without anybody knowing of it. */
  settled?(): Promise<void>;
}

/** Everything that spends money or leads to it, and what patients do besides, each on a fresh patient. */
export function operationsOf(backend: BackendFixture) {
  const { db } = backend.portal.database;
  const checkout = checkoutFixture(backend);
  const { catalogue, payer, books, eventsOf } = checkout;
  const { joined, approves, refuses } = reviewOperations(backend);

  async function completes(): Promise<Operation> {
    const { patient, id } = await joined();
    return {
      name: 'complete a visit',
      patient,
      method: 'POST',
      url: `/v2/intakes/${id}/complete`,
      payload: {},
      other: { promo_code: 'LONGLIFE20' },
      async done() {
        const [intake] = await db.select().from(intakes).where(eq(intakes.id, id));
        const { active, provider, subscriptions, memberships, mails } = await books(patient.id);
        const isDone = intake?.patientComplete !== null;
        expect(provider.length).toBeLessThanOrEqual(1);
        expect(active.length).toBeLessThanOrEqual(1);
        const completions = (await eventsOf(id)).filter((kind) => kind === 'completed');
        expect([completions.length, subscriptions.length, mails.length]).toEqual(isDone ? [1, 1, 1] : [0, 0, 0]);
        expect(memberships).toHaveLength(1);
        if (isDone) {
          expect(active).toMatchObject([{ status: 'authorized', amount: 9900 + 12_900 }]);
          expect(provider).toMatchObject([{ status: 'authorized', id: active[0]?.providerId }]);
        } else expect(active.filter(({ status }) => status !== 'pending')).toEqual([]);
        return isDone;
      },
    };
  }

  async function orderedBy(patient: TestPatient): Promise<string> {
    const { status, body } = await patient.send<{ _id: string }>('POST', '/v2/orders/patient', {
      product_template: catalogue.idOf('longevity-panel'),
      product: catalogue.planOf('longevity-panel', 0),
    });
    expect(status).toBe(201);
    return body._id;
  }

  async function submits(): Promise<Operation> {
    const patient = await payer();
    const id = await orderedBy(patient);
    return {
      name: 'submit an order',
      patient,
      method: 'POST',
      url: `/v2/orders/${id}/submit`,
      payload: {},
      async done() {
        const [order] = await db.select().from(orders).where(eq(orders.id, id));
        const isDone = order?.status !== 'draft';
        const { active, provider } = await books(patient.id);
        const sent = await db.select().from(shipments).where(eq(shipments.orderId, id));
        const panels = await db.select().from(labPanels).where(eq(labPanels.userId, patient.id));
        expect([sent.length, panels.length]).toEqual(isDone ? [1, 1] : [0, 0]);
        expect(provider.length).toBeLessThanOrEqual(1);
        expect(active.length).toBeLessThanOrEqual(1);
        if (isDone) expect([active[0]?.status, provider[0]?.status]).toEqual(['captured', 'captured']);
        else expect(active.filter(({ status }) => status === 'captured')).toEqual([]);
        return isDone;
      },
    };
  }

  async function drafts(): Promise<Operation> {
    const patient = await payer();
    const payload = {
      product_template: catalogue.idOf('longevity-panel'),
      product: catalogue.planOf('longevity-panel', 0),
    };
    return {
      name: 'write an order down',
      patient,
      method: 'POST',
      url: '/v2/orders/patient',
      payload,
      other: { ...payload, quantity: 2 },
      async done() {
        const written = await db.select().from(orders).where(eq(orders.userId, patient.id));
        expect(written.length).toBeLessThanOrEqual(1);
        return written.length === 1;
      },
    };
  }

  async function subscribes(): Promise<Operation> {
    const patient = await payer();
    return {
      name: 'subscribe to a supplement',
      patient,
      method: 'POST',
      url: `/v2/subscriptions/product/${catalogue.planOf('nad-supplement', 1)}`,
      payload: {},
      other: { quantity: 2 },
      async done() {
        const { active, provider, subscriptions } = await books(patient.id);
        const isDone = subscriptions.some(({ status }) => status === 'active');
        expect(subscriptions.length).toBeLessThanOrEqual(1);
        expect(provider.length).toBeLessThanOrEqual(1);
        expect(active.length).toBeLessThanOrEqual(1);
        if (isDone) expect([active[0]?.status, provider[0]?.status]).toEqual(['captured', 'captured']);
        return isDone;
      },
    };
  }

  async function keepsCard(): Promise<Operation> {
    const patient = await payer({}, null);
    return {
      name: 'keep a first card',
      patient,
      method: 'POST',
      url: `/users/${patient.org}/${patient.id}/billing/profile/create`,
      payload: { token: tokenOf() },
      other: { token: tokenOf('5555') },
      async done() {
        const [user] = await db.select().from(users).where(eq(users.id, patient.id));
        const accounts = await db
          .select()
          .from(sandboxCustomers)
          .where(eq(sandboxCustomers.idempotencyKey, `customer-${patient.id}`));
        expect(accounts.length).toBeLessThanOrEqual(1);
        expect(user?.card === null).toBe(user?.stripeId === null);
        if (user?.stripeId) expect(accounts.map(({ id }) => id)).toEqual([user.stripeId]);
        return Boolean(user?.stripeId);
      },
    };
  }

  async function joins(): Promise<Operation> {
    const patient = await payer();
    const payload = joining(patient);
    return {
      name: 'join a membership',
      patient,
      method: 'POST',
      url: '/v2/memberships/start',
      payload,
      other: { ...payload, price_id: membershipPriceIdOf(patient.org, 'longevity-core', 3) },
      async done() {
        const { memberships, provider } = await books(patient.id);
        expect(memberships.length).toBeLessThanOrEqual(1);
        expect(provider).toEqual([]);
        return memberships.length === 1;
      },
    };
  }

  const changes = subscriptionOperations(backend);
  return {
    keyed: [completes, submits, subscribes, keepsCard, joins, ...changes, drafts],
    reviews: [approves, refuses],
    turns: periodTurn(backend),
    calls: bookingOperations(backend),
    records: recordOperations(backend),
  };
}
