import { and, eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { Session } from '#schemas/wire/session.ts';
import type { Medication } from '#schemas/wire/medication.ts';
import type { Subscription } from '#schemas/wire/subscription.ts';
import { subscriptionSchema } from '#schemas/wire/subscription.ts';
import { sandboxBookings } from '#services/backend/kernel/database/tables/appointments.ts';
import { sandboxSubscriptions } from '#services/backend/kernel/database/tables/payments.ts';
import { prescriptions, subscriptions } from '#services/backend/kernel/database/tables/subscriptions.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { checkoutFixture } from '#tests/support/backend/checkoutFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const checkout = checkoutFixture(backend);

const DAY = 24 * 60 * 60 * 1000;
const inDays = (days: number) => new Date(backend.time.now.getTime() + days * DAY);
const at = (days: number | null) => (days === null ? null : inDays(days));

const under = ({ org, id }: Pick<TestPatient, 'org' | 'id'>) => `/users/${org}/user/${id}`;
const listOf = async (patient: TestPatient, query = '') =>
  (await patient.send<Subscription[]>('GET', `${under(patient)}/subscriptions${query}`)).body;
const change = (id: string, values: Partial<typeof subscriptions.$inferInsert>) =>
  backend.portal.database.db.update(subscriptions).set(values).where(eq(subscriptions.id, id));

/** Chloe, who has a subscription in each status. */
async function chloe() {
  const org = backend.tenant.id;
  const payload = { email: 'chloe@example.com', password: 'Portal123' };
  const { body } = await backend.call<Session>({ method: 'POST', url: `/login/${org}`, payload });
  const id = body.user._id;
  const get = async <Body>(path: string) => {
    const headers = { authorization: `Bearer ${body.token}` };
    return (await backend.call<Body>({ method: 'GET', url: `${under({ org, id })}/${path}`, headers })).body;
  };
  return { org, id, token: body.token, get, list: () => get<Subscription[]>('subscriptions') };
}

async function prescribed() {
  const { patient, complete } = await checkout.visit();
  await complete();
  await patient.send('POST', '/sandbox/simulate/approve-visit', {});
  const [subscription] = await listOf(patient);
  if (!subscription) throw new Error('nothing was subscribed to');
  return { patient, subscription };
}

describe('the list', () => {
  it('holds every status, newest first, and one type where it is asked for', async () => {
    const { get, list } = await chloe();
    const all = await list();
    expect(all.map(({ status }) => status).toSorted()).toEqual(
      [...subscriptionSchema.properties.status.enum].toSorted(),
    );
    const types = all.map(({ type }) => type);
    for (const type of new Set(types)) {
      const some = await get<Subscription[]>(`subscriptions?type=${type}`);
      expect(some).toEqual(all.filter((one) => one.type === type));
    }
    expect(new Set(types)).toEqual(new Set(['medication', 'supplement', 'lab', 'coaching-membership']));
    const rows = await backend.portal.database.db.select().from(subscriptions);
    const moments = all.map(({ _id }) => rows.find(({ id }) => id === _id)?.createdAt.getTime() ?? 0);
    expect(moments).toEqual(moments.toSorted((one, other) => other - one));
  });

  it('is empty for who has none, and refuses a type that there is not', async () => {
    const patient = await backend.patient();
    expect(await listOf(patient)).toEqual([]);
    const { status, body } = await patient.send('GET', `${under(patient)}/subscriptions?type=car`);
    expect([status, body.code]).toEqual([400, 'InvalidRequest']);
    expect((await patient.send('GET', `${under(patient)}/subscriptions?type=lab&type=medication`)).status).toBe(400);
  });

  it('that cannot be read says so', async () => {
    let broken = false;
    const failing = await backendFixture({
      database: (named) => ({
        ...named,
        async query(statement, parameters) {
          if (broken && statement.name === 'list_subscriptions') throw new Error('gone');
          return named.query(statement, parameters);
        },
      }),
    });
    const patient = await failing.patient();
    broken = true;
    const { status, body } = await patient.send('GET', `${under(patient)}/subscriptions`);
    expect([status, body.message]).toEqual([500, 'Unable to get subscriptions. Please try again later.']);
    await failing.close();
  });
});

describe('a subscription', () => {
  it('shows its product, its period at the provider and what it is filled from', async () => {
    const { patient, subscription } = await prescribed();
    expect(subscription).toMatchObject({
      status: 'active',
      duration: 1,
      reschedule_date: null,
      schedule_details: { phases: [] },
      coaching_info: null,
      vendor: {
        id: subscription.subscription_id,
        current_period_start: subscription.current_period_start,
        current_period_end: subscription.current_period_end,
        pause_collection: null,
        resumes_at: null,
      },
      product_plans: [{ duration: 1, quantity: 1, amount: 9900 }],
    });
    const [plan] = subscription.product_plans;
    expect(plan?.product_template).toMatchObject({ name: 'Generic Rapamycin', attachments: [], membership: null });
    expect(plan?.product_template.product_images[0]?.url).toMatch(/^\/catalogue\/healthspan\/\w+\.svg$/);
    const url = `${under(patient)}/subscription/${subscription._id}`;
    expect((await patient.send<Subscription>('GET', url)).body).toEqual(subscription);
    expect((await patient.send('GET', `${url}?type=medication`)).status).toBe(200);
    expect((await patient.send('GET', `${url}?type=lab`)).status).toBe(404);
  });

  it('shows what it was paused, moved and offered with', async () => {
    const { patient, subscription } = await prescribed();
    await change(subscription._id, {
      status: 'paused',
      pauseCollection: 'void',
      resumesAt: inDays(4),
      rescheduleAt: inDays(9),
      phases: [1_781_524_800, 1_784_116_800],
    });
    const [shown] = await listOf(patient);
    expect(shown).toMatchObject({
      active: false,
      reschedule_date: inDays(9).getTime() / 1000,
      vendor: { pause_collection: { behavior: 'void' }, resumes_at: inDays(4).toISOString() },
      schedule_details: { phases: [{ start_date: 1_781_524_800 }, { start_date: 1_784_116_800 }] },
    });
  });

  it.each([
    [0, null, null, true],
    [0, -1, -1, true],
    [0, -1, 1, false],
    [0, 1, -1, false],
    [1, -1, 1, true],
    [1, 1, -1, false],
  ])('with %i attempts, a consultation in %s and a renewal in %s days counts another: %s', async (...row) => {
    const [cancellationAttempt, consultation, renewal, counts] = row;
    const { patient, subscription } = await prescribed();
    await change(subscription._id, {
      cancellationAttempt,
      consultationAt: at(consultation),
      offerRenewsAt: at(renewal),
    });
    const [shown] = await listOf(patient);
    expect(shown?.cancellation_info).toEqual({
      cancellation_attempt: cancellationAttempt,
      free_consultation_scheduled_date: at(consultation)?.toISOString() ?? null,
      renews_at: at(renewal)?.toISOString() ?? null,
      canIncrementCancellationAttempt: counts,
    });
  });

  it('of somebody else looks like none', async () => {
    const { patient, subscription } = await prescribed();
    const other = await backend.patient();
    for (const path of [`subscription/${subscription._id}`, `subscription/${subscription._id}/medication`]) {
      expect((await other.send('GET', `${under(other)}/${path}`)).status).toBe(404);
      expect((await other.send('GET', `${under(patient)}/${path}`)).status).toBe(404);
    }
    expect((await other.send('GET', `${under(patient)}/subscriptions`)).status).toBe(404);
    expect((await other.send('GET', `${under(patient)}/subscriptions/medications`)).status).toBe(404);
  });
});

describe('a medication', () => {
  it('says until when it is prescribed and how it is taken', async () => {
    const { patient, subscription } = await prescribed();
    const { body } = await patient.send<Medication[]>('GET', `${under(patient)}/subscriptions/medications`);
    expect(body).toEqual([
      {
        _id: subscription.prescriptions[0],
        subscription: subscription._id,
        name: expect.stringContaining('apamycin'),
        status: 'active',
        prescribed_by: expect.stringMatching(/^[A-Z]\w+ [A-Z][\w-]+(?: \w+)*, (?:MD|DO|NP)/),
        prescribed_on: '2026-06-15T12:00:00.000Z',
        refills_left: 11,
        expiration_date: '2027-06-15T12:00:00.000Z',
        dose: '142 units (1.42 mL, 5.68 mg) once weekly',
        supply: '7.1 mL (5 doses), enough for a month',
        patient_instructions: expect.stringMatching(/^Draw up \d+ units \([\d.]+ mL, [\d.]+ mg\) .* once a week/),
      },
    ]);
    const url = `${under(patient)}/subscription/${subscription._id}/medication`;
    const [medication] = body;
    expect((await patient.send<Medication>('GET', url)).body).toEqual(medication);
    expect((await patient.send<Medication>('GET', `${url}?prescription_id=${medication?._id}`)).body).toEqual(
      medication,
    );
    expect((await patient.send('GET', `${url}?prescription_id=${'0'.repeat(24)}`)).status).toBe(404);
    expect((await patient.send('GET', `${url}?prescription_id=x`)).status).toBe(400);
  });

  it('is supplied for each month with what the months before left over, as its subscription says', async () => {
    const { patient, subscription } = await prescribed();
    const supplied = async () => {
      const [{ taken } = {}] = await listOf(patient);
      const url = `${under(patient)}/subscription/${subscription._id}/medication`;
      const { dose, supply } = (await patient.send<Medication>('GET', url)).body;
      expect(taken).toEqual({ dose, supply });
      return supply;
    };
    const supplies = [await supplied()];
    for (const _ of [2, 3]) {
      advance(backend, 60);
      const turned = { subscriptionId: subscription._id };
      expect((await patient.send('POST', '/sandbox/simulate/turn-period', turned)).status).toBe(200);
      supplies.push(await supplied());
    }
    expect(supplies).toEqual([
      '7.1 mL (5 doses), enough for a month',
      '5.68 mL (4 doses), enough for a month',
      '7.1 mL (5 doses), enough for a month',
    ]);
  });

  it('of which no dose was kept says none', async () => {
    const { patient, subscription } = await prescribed();
    await backend.portal.database.db
      .update(prescriptions)
      .set({ dose: null, supply: null, regimen: null })
      .where(eq(prescriptions.subscriptionId, subscription._id));
    const url = `${under(patient)}/subscription/${subscription._id}/medication`;
    expect((await patient.send<Medication>('GET', url)).body).toMatchObject({ dose: null, supply: null });
  });

  it('is sent again as often as a period ends before the prescription does, and not once the plan is over', async () => {
    const { patient, subscription } = await prescribed();
    const { db } = backend.portal.database;
    const url = `${under(patient)}/subscription/${subscription._id}/medication`;
    const leftWith = async (set: Partial<typeof prescriptions.$inferInsert>) => {
      await db.update(prescriptions).set(set).where(eq(prescriptions.subscriptionId, subscription._id));
      return (await patient.send<Medication>('GET', url)).body.refills_left;
    };
    const next = new Date(subscription.current_period_end ?? '');
    // From the moment on at which it ends it serves no more.
    expect(await leftWith({ expiresAt: next })).toBe(0);
    expect(await leftWith({ expiresAt: new Date(next.getTime() + 1) })).toBe(1);
    expect(await leftWith({ expiresAt: null })).toBeNull();
    const moved = new Date(next.getTime() + 86_400_000);
    for (const status of ['rescheduled', 'paused_by_reschedule'] as const) {
      await db.update(subscriptions).set({ status, rescheduleAt: moved }).where(eq(subscriptions.id, subscription._id));
      expect(await leftWith({ expiresAt: moved })).toBe(0);
      expect(await leftWith({ expiresAt: new Date(moved.getTime() + 1) })).toBe(1);
    }
    await db.update(subscriptions).set({ status: 'canceled' }).where(eq(subscriptions.id, subscription._id));
    expect(await leftWith({ expiresAt: new Date(next.getTime() + 1) })).toBeNull();
  });

  it('is expired from the moment on at which it ends', async () => {
    const { patient, subscription } = await prescribed();
    const end = (expiresAt: Date) =>
      backend.portal.database.db
        .update(prescriptions)
        .set({ expiresAt })
        .where(eq(prescriptions.subscriptionId, subscription._id));
    const statusAt = async () =>
      (await patient.send<Medication>('GET', `${under(patient)}/subscription/${subscription._id}/medication`)).body
        .status;
    await end(new Date(backend.time.now.getTime() + 1));
    expect(await statusAt()).toBe('active');
    await end(backend.time.now);
    expect(await statusAt()).toBe('expired');
  });
});

describe('chloe', () => {
  it('has one subscription that was kept by an offer, one prescription without an end, and a coaching call ahead', async () => {
    const { get, list } = await chloe();
    const all = await list();
    const byStatus = new Map(all.map((one) => [one.status, one]));
    expect(all.filter(({ cancellation_info: info }) => info.cancellation_attempt > 0)).toEqual([
      byStatus.get('rescheduled'),
    ]);
    expect(byStatus.get('rescheduled')?.cancellation_info.canIncrementCancellationAttempt).toBe(false);
    const medications = await get<Medication[]>('subscriptions/medications');
    expect(medications.filter(({ expiration_date: end }) => end === null)).toHaveLength(1);
    expect(medications.every(({ patient_instructions: text }) => text !== null && !text.includes('{'))).toBe(true);
    const call = byStatus.get('trialing')?.coaching_info;
    expect(Date.parse(call?.appointment_end_time ?? '')).toBeGreaterThan(backend.time.now.getTime());
  });

  it('has what has begun in the books of the sandbox, and her visits have their plans', async () => {
    const { list } = await chloe();
    const all = await list();
    const begun = all.filter(({ vendor }) => vendor !== null);
    expect(begun.map(({ status }) => status).toSorted()).toEqual(
      [
        'active',
        'canceled',
        'past_due',
        'paused',
        'paused_by_reschedule',
        'rescheduled',
        'trialing',
        'unpaid',
      ].toSorted(),
    );
    const books = await backend.portal.database.db.select().from(sandboxSubscriptions);
    for (const { subscription_id: id } of begun) expect(books.map((book) => book.id)).toContain(id);
    // A stop holds a treatment by its visit, so that what is sent has one.
    expect(
      all
        .filter(({ intake }) => intake !== null)
        .map(({ status }) => status)
        .toSorted(),
    ).toEqual(['active', 'awaiting_physician_review', 'paused_by_reschedule', 'prescription_requested', 'rescheduled']);
  });

  it('has appointments that are over, ahead and canceled, which the calendar knows', async () => {
    const { db } = backend.portal.database;
    const booked = await db.select().from(sandboxBookings).where(eq(sandboxBookings.email, 'chloe@example.com'));
    const now = backend.time.now.getTime();
    expect(booked.filter(({ startTime }) => startTime.getTime() < now)).not.toEqual([]);
    expect(booked.filter(({ startTime, canceledAt }) => startTime.getTime() > now && !canceledAt)).not.toEqual([]);
    expect(
      await db
        .select()
        .from(sandboxBookings)
        .where(and(eq(sandboxBookings.email, 'chloe@example.com'), eq(sandboxBookings.name, 'Chloe Demo'))),
    ).toEqual(booked);
  });
});
