import { beforeEach, describe, expect, it } from 'vitest';
import type { Database } from '#services/backend/kernel/database/Database.ts';
import { advance, type Answered } from '#tests/support/backend/backendFixture.ts';
import { pairedBackends } from '#tests/support/database/pairedBackends.ts';
import { asks, subscribedPatient, type SubscriptionAnswer } from '#tests/support/backend/subscribedPatient.ts';
import { times } from '#tests/support/full.ts';

const START = new Date('2026-06-15T12:00:00Z');
const MOVED = { new_time: Date.parse('2026-08-20T07:00:00Z') / 1000 };
const ROUNDS = times(2, 4);
const RIVALS = 20;

/** Before which statement the first server loses its connection, once. */
let failing: string | undefined;

const fragile = (database: Database): Database => ({
  ...database,
  query: async (statement, parameters) => {
    if (statement.name !== failing) return database.query(statement, parameters);
    failing = undefined;
    throw new Error('the connection was lost');
  },
});

const [backend, beside] = await pairedBackends({ database: fragile }, {});
beforeEach(() => {
  backend.time.now = START;
  beside.time.now = START;
});

type Subscribed = Awaited<ReturnType<typeof subscribedPatient>>;
type Answer = Answered<SubscriptionAnswer>;

const rivals = Array.from({ length: RIVALS }, (_, index) => index);
const serverOf = (rival: number) => (rival % 2 === 0 ? backend : beside);
const withStatus = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status);
/** Whether a rival was told that it came too late: its date may be the one that is planned by now. */
const isRefused = ({ status, body }: Answer) =>
  (status === 409 && body.code === 'WrongSubscriptionState') || (status === 422 && body.code === 'InvalidDate');

/** An action, with which statement it is written, and what makes it possible. */
interface Kind {
  readonly action: string;
  readonly payload: object;
  readonly statement: string;
  readonly before?: (subscribed: Subscribed) => Promise<unknown>;
}

const pausing = ({ does }: Subscribed) => does('pause', asks.pause);
const kinds: readonly Kind[] = [
  { action: 'pause', payload: asks.pause, statement: 'pause_subscription' },
  { action: 'resume', payload: asks.resumeNow, statement: 'resume_subscription_now', before: pausing },
  { action: 'resume', payload: asks.resumeLater, statement: 'resume_subscription', before: pausing },
  { action: 'cancel', payload: asks.cancel, statement: 'cancel_subscription' },
  { action: 'pay', payload: asks.pay, statement: 'pay_subscription', before: ({ owes }) => owes() },
  { action: 'reschedule', payload: MOVED, statement: 'reschedule_subscription' },
  {
    action: 'cancellation-info',
    payload: { incrementCancellationAttempt: true },
    statement: 'count_consultation',
    before: ({ books }) => books(new Date('2026-06-20T17:00:00Z')),
  },
];

describe.each(kinds)('$action $payload', ({ action, payload, statement, before }) => {
  async function ready() {
    const subscribed = await subscribedPatient(backend);
    await before?.(subscribed);
    advance(backend, 86_400);
    beside.time.now = backend.time.now;
    const [changed, changes] = [await subscribed.changed(), (await subscribed.there()).changes.length];
    return {
      ...subscribed,
      effects: async () => ({
        written: (await subscribed.changed()) - changed,
        there: (await subscribed.there()).changes.length - changes,
      }),
    };
  }

  it('of 20 rivals with keys of their own has one effect, and nobody is told of another', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      backend.time.now = START;
      const { does, effects, row, read } = await ready();
      const answers = await Promise.all(
        rivals.map((rival) => does(action, payload, `rival-number-${rival}`, serverOf(rival))),
      );
      const done = withStatus(answers, 200);
      expect(done.length).toBeGreaterThan(0);
      expect(answers.filter((one) => one.status !== 200 && !isRefused(one))).toEqual([]);
      expect(await effects()).toEqual({ written: 1, there: 1 });
      expect((await row()).pendingChange).toBeNull();
      const now = await read();
      expect(done.map(({ body }) => body)).toEqual(done.map(() => now));
    }
  });

  it('of 20 rivals under one key has one effect and one answer', async () => {
    for (let round = 0; round < ROUNDS; round += 1) {
      backend.time.now = START;
      const { does, effects } = await ready();
      const answers = await Promise.all(rivals.map((rival) => does(action, payload, 'the-one-key', serverOf(rival))));
      expect(new Set(answers.map(({ status, body }) => JSON.stringify([status, body]))).size).toBe(1);
      expect(answers[0]?.status).toBe(200);
      expect(await effects()).toEqual({ written: 1, there: 1 });
    }
  });

  it('of a server that is lost between the provider and the database is finished by the next request', async () => {
    const { does, effects, row, read } = await ready();
    failing = statement;
    expect((await does(action, payload, 'of-a-lost-server')).status).toBe(500);
    expect(await effects()).toEqual({ written: 0, there: 1 });
    expect((await row()).pendingChange).not.toBeNull();
    advance(beside, 3600);
    backend.time.now = beside.time.now;
    const { status, body } = await does(action, payload, 'of-a-lost-server', beside);
    expect([status, await effects()]).toEqual([200, { written: 1, there: 1 }]);
    expect(await read()).toEqual(body);
  });
});

it('different actions at the same time are done one after another, as far as each is still allowed', async () => {
  const wishes = [
    ['pause', asks.pause, 'paused'],
    ['cancel', asks.cancel, 'canceled'],
    ['reschedule', MOVED, 'rescheduled'],
    ['resume', asks.resumeNow, 'active'],
  ] as const;
  for (let round = 0; round < 3 * ROUNDS; round += 1) {
    const { does, changed, there, row, read } = await subscribedPatient(backend);
    const answers = await Promise.all(
      rivals.map(async (rival) => {
        const [action, payload, status] = wishes[(rival + round) % wishes.length] ?? wishes[0];
        const answer = await does(action, payload, `rival-number-${rival}`, serverOf(rival));
        return { ...answer, wanted: status };
      }),
    );
    const done = answers.filter(({ status }) => status === 200);
    expect(done.map(({ body, wanted }) => [body.status, wanted])).toEqual(done.map(({ wanted }) => [wanted, wanted]));
    expect(answers.filter((one) => one.status !== 200 && !isRefused(one))).toEqual([]);
    // Whatever was done before: a cancellation is always allowed, and the last of all.
    expect((await read()).status).toBe('canceled');
    const { pendingChange, cancelReason } = await row();
    expect([pendingChange, cancelReason]).toEqual([null, 'Too expensive']);
    const books = await there();
    expect(books.status).toBe('canceled');
    const moves = books.changes.filter((key) => key.endsWith('-date')).length;
    expect(books.changes.length - moves).toBe(await changed());
  }
});

it('two actions, one on each server, leave both sides in the same state', async () => {
  for (let round = 0; round < 3 * ROUNDS; round += 1) {
    const { does, there, row } = await subscribedPatient(backend);
    const answers = await Promise.all([
      does('pause', asks.pause, undefined, backend),
      does('reschedule', MOVED, undefined, beside),
    ]);
    const [paused, moved] = answers.map(({ status }) => status === 200);
    expect(paused || moved).toBe(true);
    const [here, books] = [await row(), await there()];
    expect([here.status === 'paused', here.rescheduleAt !== null]).toEqual([paused, moved]);
    expect([books.paused, books.paidUntil.getTime() === MOVED.new_time * 1000]).toEqual([paused, moved]);
  }
});
