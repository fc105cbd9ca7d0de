import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import type { Timeline } from '#schemas/wire/timeline.ts';
import { intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { orders } from '#services/backend/kernel/database/tables/orders.ts';
import { visitStops } from '#services/backend/kernel/database/tables/visitStops.ts';
import { createId } from '#services/backend/kernel/ids/createId.ts';
import { CareTeam } from '#services/backend/sandbox/CareTeam.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';
import { mailsTo } from '#tests/support/backend/mailsTo.ts';
import { kinds, timelineOf, told } from '#tests/support/backend/timelineOf.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { db } = backend.portal.database;
const checkout = checkoutFixture(backend);

const MINUTE = 60;
const DAY = 24 * 60 * MINUTE;
const after = (seconds: number, from = backend.time.now) => new Date(from.getTime() + seconds * 1000).toISOString();

const simulate = <Body>({ send }: TestPatient, what: string) => send<Body>('POST', `/sandbox/simulate/${what}`, {});

/** A visit for rapamycin each month, 99 dollars. */
async function submitted() {
  const visit = await checkout.visit();
  await visit.complete();
  return { ...visit, sent: backend.time.now };
}

/** Does something so many minutes later, while the patient's token lasts. */
async function later(minutes: number, does: () => Promise<unknown>) {
  const { now } = backend.time;
  advance(backend, minutes * MINUTE);
  const at = backend.time.now.toISOString();
  await does();
  return { at, back: () => (backend.time.now = now) };
}

describe('the timeline', () => {
  it('of a patient who has bought nothing is empty', async () => {
    const { patient } = await checkout.visit();
    expect(await timelineOf(patient)).toEqual({ purchases: [], next: null });
  });

  it('holds nothing of another patient, and no page behind another patient', async () => {
    const { patient, id } = await submitted();
    const other = await checkout.payer();
    await checkout.submits(other, (await checkout.orders(other)).body);
    expect((await timelineOf(patient)).purchases.map(({ _id }) => _id)).toEqual([id]);
    expect((await timelineOf(other, id)).purchases).toEqual([]);
  });

  it('names what a message about a purchase is about: what renews, or else what was ordered', async () => {
    const patient = await checkout.payer();
    const at = backend.time.now;
    const id = createId(at);
    const own = { organization: patient.org, userId: patient.id, bought: true, name: 'Longevity Panel', items: [] };
    await db.insert(orders).values({ ...own, id, amount: 100, status: 'processing', createdAt: at, submittedAt: at });
    expect((await timelineOf(patient)).purchases.map(({ about }) => about)).toEqual([{ type: 'order', id }]);
    const { patient: subscriber } = await submitted();
    const { body: subscriptions } = await subscriber.send<readonly { _id: string }[]>(
      'GET',
      `/users/${subscriber.org}/user/${subscriber.id}/subscriptions`,
    );
    expect((await timelineOf(subscriber)).purchases.map(({ about }) => about)).toEqual([
      { type: 'subscription', id: subscriptions[0]?._id },
    ]);
  });

  it('refuses what is no purchase to begin behind', async () => {
    const { patient } = await submitted();
    expect((await patient.send('GET', '/v2/timeline?before=soon')).status).toBe(400);
  });

  it('comes in pages of ten, newest first', async () => {
    const patient = await checkout.payer();
    const rows = Array.from({ length: 12 }, (_, index) => {
      const at = new Date(backend.time.now.getTime() - index * 1000);
      const own = { organization: patient.org, userId: patient.id, bought: true, name: 'Longevity Panel', items: [] };
      return { ...own, id: createId(at), amount: 100, status: 'processing' as const, createdAt: at, submittedAt: at };
    });
    await db.insert(orders).values(rows);
    const first = await timelineOf(patient);
    const second = await timelineOf(patient, first.next ?? '');
    expect([first.purchases.length, second.purchases.length, second.next]).toEqual([10, 2, null]);
    expect([...first.purchases, ...second.purchases].map(({ _id }) => _id)).toEqual(rows.map(({ id }) => id));
  });
});

describe('a visit', () => {
  it('was submitted, with its price reserved, and is answered within 48 hours', async () => {
    const { patient, id, sent } = await submitted();
    const { purchases } = await timelineOf(patient);
    expect(purchases).toMatchObject([{ _id: id, number: id.slice(-8).toUpperCase(), name: 'Generic Rapamycin' }]);
    expect(told(purchases[0]?.events)).toEqual([
      ['submitted', sent.toISOString(), false, null],
      ['reserved', sent.toISOString(), false, 9900],
      ['review-due', after(2 * DAY, sent), true, null],
    ]);
  });

  it('promises no answer while its review waits because of what was told, and says so', async () => {
    const { patient, id } = await submitted();
    const [visit] = await db.select().from(intakes).where(eq(intakes.id, id));
    const raised = { id: createId(backend.time.now), organization: patient.org, userId: patient.id, intakeId: id };
    const stop = { templateId: visit?.templateId ?? '', stop: 'pregnancy', kind: 'never', answers: {} } as const;
    await db.insert(visitStops).values({ ...raised, ...stop, raisedAt: backend.time.now });
    const [purchase] = (await timelineOf(patient)).purchases;
    expect(kinds(purchase?.events)).toEqual(['submitted', 'reserved', 'review-waits']);
    const { body } = await patient.send<readonly Subscription[]>(
      'GET',
      `/users/${patient.org}/user/${patient.id}/subscriptions`,
    );
    expect(body.map(({ held }) => held)).toEqual([true]);
  });

  it('names the dose that was chosen, and the one that is prescribed', async () => {
    const { patient } = await submitted();
    await simulate(patient, 'approve-visit');
    const [purchase] = (await timelineOf(patient)).purchases;
    const dose = '142 units (1.42 mL, 5.68 mg) once weekly';
    const supply = '7.1 mL (5 doses), enough for a month';
    expect(purchase?.events.flatMap(({ kind, doses }) => (doses ? [[kind, doses]] : []))).toEqual([
      ['submitted', [{ name: 'Generic Rapamycin', dose, supply }]],
      ['prescribed', [{ name: 'Rapamycin (sirolimus) oral solution', dose, supply }]],
    ]);
  });

  it('names no dose that the care team is asked to recommend', async () => {
    const visit = await checkout.visit('rapamycin', null);
    await visit.patient.send('POST', `/v2/intakes/${visit.id}/products`, {
      selectedProducts: [await checkout.catalogue.select('generic-rapamycin', { dose: 'request' })],
      patient_id: visit.patient.id,
      intakeProducts: [],
    });
    expect((await visit.complete()).status).toBe(200);
    const [purchase] = (await timelineOf(visit.patient)).purchases;
    expect(purchase?.events.filter(({ doses }) => doses)).toEqual([]);
  });

  it('that is late promises no answer any more', async () => {
    const { patient, id } = await submitted();
    await db
      .update(intakes)
      .set({ patientComplete: new Date(backend.time.now.getTime() - 2 * DAY * 1000) })
      .where(eq(intakes.id, id));
    const [purchase] = (await timelineOf(patient)).purchases;
    expect(kinds(purchase?.events)).not.toContain('review-due');
  });

  it('that waits for the patient says so, and promises no answer', async () => {
    const { patient, sent } = await submitted();
    const { at, back } = await later(1, () => simulate(patient, 'request-photo'));
    const [purchase] = (await timelineOf(patient)).purchases;
    back();
    expect(told(purchase?.events)).toEqual([
      ['submitted', sent.toISOString(), false, null],
      ['reserved', sent.toISOString(), false, 9900],
      ['held', at, false, null],
    ]);
  });

  it('that was approved was charged once, prescribed, and gets ready; then it is sent', async () => {
    const { patient, sent } = await submitted();
    const approved = await later(2, () => simulate(patient, 'approve-visit'));
    const shipped = await later(1, () => simulate(patient, 'ship-order'));
    const [purchase] = (await timelineOf(patient)).purchases;
    approved.back();
    expect(told(purchase?.events)).toEqual([
      ['submitted', sent.toISOString(), false, null],
      ['reserved', sent.toISOString(), false, 9900],
      ['reviewed', approved.at, false, null],
      ['charged', approved.at, false, 9900],
      ['prescribed', approved.at, false, null],
      ['preparing', approved.at, false, null],
      ['sent', shipped.at, false, null],
      ['next-charge', '2026-07-15T12:02:00.000Z', true, 9900],
    ]);
    expect(purchase?.events.find(({ kind }) => kind === 'sent')?.shipment).toEqual({
      carrier: 'USPS',
      tracking_number: expect.stringMatching(/^9400\d{18}$/),
    });
  });

  it('that was refused was closed, and what was reserved is given back', async () => {
    const { patient, sent } = await submitted();
    const { at, back } = await later(3, () => simulate(patient, 'refuse-visit'));
    const [purchase] = (await timelineOf(patient)).purchases;
    back();
    expect(told(purchase?.events)).toEqual([
      ['submitted', sent.toISOString(), false, null],
      ['reserved', sent.toISOString(), false, 9900],
      ['closed', at, false, null],
      ['released', at, false, 9900],
    ]);
  });

  it('in which nothing is bought is no purchase', async () => {
    const { patient, complete } = await checkout.visit('follow-up-check-in', null);
    expect((await complete()).status).toBe(200);
    expect((await timelineOf(patient)).purchases).toEqual([]);
  });
});

describe('an order', () => {
  it('was ordered, charged and gets ready; a draft is no purchase', async () => {
    const patient = await checkout.payer();
    await checkout.orders(patient);
    const { body: draft } = await checkout.orders(patient);
    const { body: order } = await checkout.submits(patient, draft);
    const { purchases } = await timelineOf(patient);
    expect(purchases).toMatchObject([{ _id: order._id, name: order.name }]);
    expect(told(purchases[0]?.events)).toEqual([
      ['ordered', order.submitted_at, false, null],
      ['charged', order.submitted_at, false, 22_900],
      ['preparing', order.submitted_at, false, null],
    ]);
  });
});

describe('chloe', () => {
  it('reads each purchase in the order in which it went, with what was approved before what followed', async () => {
    const payload = { email: 'chloe@example.com', password: 'Portal123' };
    const url = `/login/${backend.tenant.id}`;
    const { body } = await backend.call<Session>({ method: 'POST', url, payload });
    const headers = { authorization: `Bearer ${body.token}` };
    const { purchases } = (await backend.call<Timeline>({ method: 'GET', url: '/v2/timeline', headers })).body;
    expect(kinds(purchases.find(({ name }) => name === 'Generic Rapamycin')?.events)).toEqual([
      'submitted',
      'reserved',
      'reviewed',
      'charged',
      'prescribed',
      'preparing',
      'sent',
      'delivered',
      'refunded',
      'next-charge',
    ]);
    expect(kinds(purchases[0]?.events)).toEqual(['submitted', 'reserved', 'review-due']);
  });
});

describe('mails', () => {
  it('about a purchase lead to the timeline or to what was sent, and say nothing of what was bought', async () => {
    const { patient, id } = await submitted();
    await simulate(patient, 'approve-visit');
    const { body } = await simulate<{ orderId: string }>(patient, 'ship-order');
    const toOrder = new Map([
      ['Your order is on its way', body.orderId],
      ['Your receipt', id],
    ]);
    const mails = await mailsTo(backend, patient.email);
    expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
      'Your order is on its way',
      'Your receipt',
      'Your visit was reviewed',
      'Your visit was submitted',
    ]);
    for (const { subject, text } of mails) {
      const order = toOrder.get(subject);
      const path = order === undefined ? '/dashboard/me/timeline' : `/orders/${order}`;
      expect(text).toMatch(new RegExp(`\n\nhttp://localhost:\\d+${path}\n\n`));
      expect(text).not.toContain('Rapamycin');
    }
    for (const order of toOrder.values())
      expect((await patient.send('GET', `/v2/users/purchases-showcase/${order}/details`)).status).toBe(200);
  });

  it('of a care team that works by itself lead there as well', async () => {
    const { patient } = await submitted();
    await new CareTeam(backend.portal, 0).review();
    const mails = await mailsTo(backend, patient.email);
    expect(mails.find(({ subject }) => subject === 'Your visit was reviewed')?.text).toMatch(
      /http:\/\/localhost:\d+\/dashboard\/me\/timeline\n/,
    );
  });
});
