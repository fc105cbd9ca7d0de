import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { advance, backendFixture } from '#tests/support/backend/backendFixture.ts';
import { asks, subscribedPatient } from '#tests/support/backend/subscribedPatient.ts';

const START = new Date('2026-06-15T12:00:00Z');
const CALL = '2026-06-20T17:00:00.000Z';
const count = { incrementCancellationAttempt: true };

const backend = await backendFixture();
afterAll(() => backend.close());
beforeEach(() => {
  backend.time.now = START;
});

const subscribed = () => subscribedPatient(backend);

describe('the first consultation that is booked to stay', () => {
  it('counts, with a fifth off the next renewal', async () => {
    const { does, read, row, there, books, booked } = await subscribed();
    const booking = await books(new Date(CALL));
    const { status, body } = await does('cancellation-info', count);
    expect([status, body.cancellation_info]).toEqual([
      200,
      {
        renews_at: '2026-07-15T12:00:00.000Z',
        free_consultation_scheduled_date: CALL,
        cancellation_attempt: 1,
        canIncrementCancellationAttempt: false,
      },
    ]);
    expect(await read()).toEqual(body);
    expect([(await row()).discountPercent, (await there()).discountPercent]).toEqual([20, 20]);
    expect((await booked(booking))?.countedAt).toEqual(START);
  });

  it('counts once, however often it is said', async () => {
    const { does, read, there, books } = await subscribed();
    await books(new Date(CALL));
    const { body } = await does('cancellation-info', count);
    expect((await does('cancellation-info', count)).body.code).toBe('WrongSubscriptionState');
    expect(await read()).toEqual(body);
    expect((await there()).changes).toHaveLength(1);
  });
});

describe('another consultation', () => {
  it.each([
    ['before the first one was held', 1, 1],
    ['after it, before the renewal', 6, 2],
    ['after both', 40, 2],
  ])('%s: %i days later there are %i attempts', async (_, days, attempts) => {
    const { does, there, books } = await subscribed();
    await books(new Date(CALL));
    await does('cancellation-info', count);
    advance(backend, days * 86_400);
    const again = new Date(backend.time.now.getTime() + 3 * 86_400_000);
    await books(again);
    const { body } = await does('cancellation-info', count);
    expect(body.cancellation_info).toMatchObject({
      cancellation_attempt: attempts,
      free_consultation_scheduled_date: again.toISOString(),
    });
    expect((await there()).changes).toHaveLength(1);
  });

  it.each([
    ['the consultation and the renewal have passed', '2026-06-10T00:00:00Z', '2026-06-12T00:00:00Z', 1],
    ['only the consultation has', '2026-06-10T00:00:00Z', '2026-07-12T00:00:00Z', 0],
    ['only the renewal has', '2026-06-20T00:00:00Z', '2026-06-12T00:00:00Z', 0],
  ])('with no attempt yet counts only where both have passed: %s', async (_, consultation, renewal, attempts) => {
    const { does, becomes, there, books } = await subscribed();
    await becomes({ consultationAt: new Date(consultation), offerRenewsAt: new Date(renewal) });
    await books(new Date(CALL));
    const { body } = await does('cancellation-info', count);
    expect(body.cancellation_info.cancellation_attempt).toBe(attempts);
    expect((await there()).discountPercent).toBe(attempts === 1 ? 20 : 0);
  });
});

describe('nothing counts', () => {
  it.each([
    ['without a booking', {}],
    ['for a booking that was canceled', { canceledAt: START }],
    ['for a booking whose time has passed', { startTime: new Date('2026-06-10T17:00:00Z') }],
    ['for an appointment of another kind', { kind: 'coaching' }],
    ['for a booking of another subscription', { subscriptionId: null }],
  ] as const)('%s', async (_, more) => {
    const { does, row, there, books, changed } = await subscribed();
    if (Object.keys(more).length > 0) await books(new Date(CALL), more);
    expect((await does('cancellation-info', count)).status).toBe(404);
    expect(await row()).toMatchObject({ cancellationAttempt: 0, consultationAt: null, discountPercent: 0 });
    expect([(await there()).changes, await changed()]).toEqual([[], 0]);
  });

  it('that is not asked to', async () => {
    const { does, read, books } = await subscribed();
    await books(new Date(CALL));
    const { status, body } = await does('cancellation-info', { incrementCancellationAttempt: false });
    expect([status, body.cancellation_info.cancellation_attempt]).toEqual([200, 0]);
    expect(await read()).toEqual(body);
  });

  it('for what is canceled', async () => {
    const { does, books } = await subscribed();
    await books(new Date(CALL), { startTime: new Date('2026-06-10T17:00:00Z') });
    await does('cancel', asks.cancel);
    expect((await does('cancellation-info', count)).body.code).toBe('WrongSubscriptionState');
  });
});
