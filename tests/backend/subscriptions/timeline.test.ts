import { afterAll, expect, it } from 'vitest';
import type { TimelineEntry } from '#schemas/wire/timeline.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

/** Seconds; an access token is good for longer. */
const MINUTES = 300;

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const timelineOf = async ({ send }: TestPatient) => (await send<TimelineEntry[]>('GET', '/v2/timeline')).body;

const simulate = async ({ send }: TestPatient, what: string) =>
  expect((await send('POST', `/sandbox/simulate/${what}`, {})).status).toBe(200);

const later = (moment: Date, seconds: number) => new Date(moment.getTime() + seconds * 1000).toISOString();

it('a visit is followed from its sending to its delivery, with what was reserved and charged', async () => {
  const { patient, id, complete } = await checkout.visit();
  expect(await timelineOf(patient)).toEqual([]);
  const sent = backend.time.now;
  const { body } = await complete();
  const amount = body.medical_review_payment?.amount ?? 0;
  expect(amount).toBeGreaterThan(0);
  expect(await timelineOf(patient)).toEqual([
    {
      _id: id,
      kind: 'visit',
      name: 'Rapamycin',
      events: [
        { kind: 'submitted', at: sent.toISOString(), amount: null, about: null },
        { kind: 'reserved', at: sent.toISOString(), amount, about: null },
      ],
      coming: [{ kind: 'review', at: later(sent, 48 * 3600), amount: null, about: null }],
    },
  ]);

  advance(backend, MINUTES);
  await simulate(patient, 'approve-visit');
  advance(backend, MINUTES);
  await simulate(patient, 'ship-order');
  const [entry, ...others] = await timelineOf(patient);
  expect(others).toEqual([]);
  expect(entry?.events.map(({ kind, at }) => [kind, at])).toEqual([
    ['submitted', sent.toISOString()],
    ['reserved', sent.toISOString()],
    ['reviewed', later(sent, MINUTES)],
    ['prescribed', later(sent, MINUTES)],
    ['charged', later(sent, MINUTES)],
    ['sent', later(sent, 2 * MINUTES)],
  ]);
  expect(entry?.events.filter(({ kind }) => kind === 'charged')).toMatchObject([{ amount }]);
  expect(entry?.coming.map(({ kind }) => kind)).not.toContain('review');
});

it('a visit that is refused says that it was closed and what was given back', async () => {
  const { patient, complete } = await checkout.visit();
  const { body } = await complete();
  await simulate(patient, 'refuse-visit');
  const [entry] = await timelineOf(patient);
  expect(entry?.events.map(({ kind }) => kind)).toEqual(['submitted', 'reserved', 'closed', 'released']);
  expect(entry?.events.at(-1)?.amount).toBe(body.medical_review_payment?.amount);
  expect(entry?.coming).toEqual([]);
});

it('an order is told with its charge, and a subscription with its next one', async () => {
  const patient = await checkout.payer();
  const { body: order } = await checkout.orders(patient);
  await checkout.submits(patient, order);
  const { body: plan } = await checkout.subscribes(patient, ['nad-supplement', 1]);
  const timeline = await timelineOf(patient);
  const [bought, renewed] = [order._id, plan._id].map((id) => timeline.find(({ _id }) => _id === id));
  expect(bought?.events.map(({ kind, amount }) => [kind, amount])).toEqual([
    ['ordered', null],
    ['charged', order.amount],
  ]);
  expect(renewed?.events.filter(({ kind }) => kind === 'charged')).toHaveLength(1);
  expect(renewed?.coming).toEqual([
    { kind: 'charge', at: plan.current_period_end, amount: plan.product_plans[0]?.amount, about: plan.name },
  ]);
});

it('shows nobody what another patient bought', async () => {
  const { complete } = await checkout.visit();
  await complete();
  expect(await timelineOf(await backend.patient())).toEqual([]);
});
