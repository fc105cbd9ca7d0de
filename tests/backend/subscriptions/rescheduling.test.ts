import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { doJobs } from '#tests/support/backend/doJobs.ts';
import { subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';
import { flakyPayments } from '#tests/support/standIns/flakyPayments.ts';

const START = new Date('2026-06-15T12:00:00Z');

const flaky = flakyPayments();
const backend = await backendFixture({ payments: flaky.payments });
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = START;
});

const moved = (date: string) => ({ new_time: Date.parse(date) / 1000 });
const [AUGUST, SEPTEMBER] = ['2026-08-20T07:00:00.000Z', '2026-09-10T07:00:00.000Z'] as const;

type Subscribed = Awaited<ReturnType<typeof subscribedPatient>>;

/** The date of the next charge as it stands here and at the provider, and what was charged. */
async function stand({ row, there }: Subscribed) {
  const { rescheduleAt, pendingChange, status } = await row();
  const { paidUntil, charged } = await there();
  return { status, here: rescheduleAt?.toISOString(), there: paidUntil.toISOString(), pendingChange, charged };
}

const standsAt = (date: string) => ({
  status: 'rescheduled',
  here: date,
  there: date,
  pendingChange: null,
  charged: [4400],
});

describe('another date', () => {
  it.each([
    ['whose answer is lost', () => flaky.loseNext('rescheduleSubscription')],
    ['of which the provider has not heard', () => flaky.failNext('rescheduleSubscription')],
  ])('%s is finished by a job where nobody asks again, once', async (_, fails) => {
    const subscribed = await subscribedPatient(backend);
    fails();
    expect((await subscribed.does('reschedule', moved(AUGUST))).status).toBe(503);
    expect((await subscribed.row()).status).toBe('active');
    advance(backend, 60);
    await doJobs(backend, 'changes');
    expect(await stand(subscribed)).toEqual(standsAt(AUGUST));
    await doJobs(backend, 'changes');
    expect((await subscribed.there()).changes).toHaveLength(1);
  });

  it('whose answer is lost is what a tab is told that wants yet another one, which then holds', async () => {
    const subscribed = await subscribedPatient(backend);
    flaky.loseNext('rescheduleSubscription');
    await subscribed.does('reschedule', moved(AUGUST), 'the-first-tab');
    const { status, body } = await subscribed.does('reschedule', moved(SEPTEMBER), 'the-second-tab');
    expect([status, body.reschedule_date]).toEqual([200, moved(SEPTEMBER).new_time]);
    expect(await stand(subscribed)).toEqual(standsAt(SEPTEMBER));
    // The first tab asks again: it is told what it asked for, and nothing is moved back.
    expect((await subscribed.does('reschedule', moved(AUGUST), 'the-first-tab')).status).toBe(200);
    expect(await stand(subscribed)).toEqual(standsAt(SEPTEMBER));
  });

  it('that another tab chooses between its effect and its answer leaves both sides with one date', async () => {
    const subscribed = await subscribedPatient(backend);
    flaky.meanwhile('rescheduleSubscription', () => subscribed.does('reschedule', moved(SEPTEMBER), 'the-second-tab'));
    const first = await subscribed.does('reschedule', moved(AUGUST), 'the-first-tab');
    expect(first.status).toBe(200);
    const stands = await stand(subscribed);
    expect(stands).toEqual(standsAt(stands.there));
    expect([AUGUST, SEPTEMBER]).toContain(stands.there);
  });
});
