import { expect } from 'vitest';
import type { BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { ask, asked, askingHere, type Asking, type Reply } from './asking.ts';
import { cuttingProxy } from './cuttingProxy.ts';
import { operationsOf, type Operation } from './operations.ts';
import { startVictim } from './startVictim.ts';

/** What happened in some rounds, by the name of the operation. */
export type Counts = Map<string, number>;

/** Counts what happened to an operation. */
export const count = (counts: Counts, { name }: Operation, by = 1) => counts.set(name, (counts.get(name) ?? 0) + by);

export const total = (counts: Counts): number => [...counts.values()].reduce((sum, one) => sum + one, 0);

const ALREADY_PAID = { status: 409, says: 'This intake has already been paid.' };

/** A success, or the word that it was done already. */
const settles = ({ status }: Reply, { again }: Operation) => [200, 201, again].includes(status);

/**
 * Kills a server in the middle of an operation, at one gap between its sub-steps after the other, and repeats the operation
 * under its key: at once at the servers beside it, where there are some, and when it was started again on the same data.
 *
 * @param gaps how many sub-steps lie between two kills of one operation: 1 leaves no gap out
 * @param beside the address of the other servers
 */
export async function killRounds(
  backend: BackendFixture,
  databaseUrl: string,
  kills: number,
  gaps = 1,
  beside?: string,
): Promise<Counts> {
  const { keyed, reviews, turns } = operationsOf(backend);
  const counts: Counts = new Map();
  const start = () => startVictim({ url: databaseUrl }, backend.time.now);
  let victim = await start();
  for (let round = 0; total(counts) < kills; round += 1)
    for (const prepare of [...keyed, ...reviews, turns]) {
      for (let steps = round % gaps; total(counts) < kills; steps += gaps) {
        const operation = await prepare();
        const key = `kill-${operation.patient.id}`;
        await victim.arm(steps);
        const reply = await ask(victim.url, operation, key);
        if (reply) {
          // There are no more gaps: it was done before so many sub-steps.
          expect(settles(reply, operation)).toBe(true);
          expect(await operation.done()).toBe(true);
          await victim.stop();
          victim = await start();
          break;
        }
        await victim.gone();
        count(counts, operation);
        await operation.done();
        const takenOver = beside === undefined ? undefined : await asked(beside, operation, key);
        victim = await start();
        const first = takenOver ?? (await asked(victim.url, operation, key));
        expect(settles(first, operation)).toBe(true);
        expect(await operation.done()).toBe(true);
        const again = await asked(victim.url, operation, key);
        if (operation.again === undefined) expect(again).toEqual(first);
        else expect(again.status).toBe(operation.again);
        expect(await operation.done()).toBe(true);
      }
    }
  await victim.stop();
  return counts;
}

/** The port at which a backend listens from now on. */
async function portOf({ app }: BackendFixture): Promise<number> {
  if (!app.server.listening) await app.listen({ port: 0, host: '127.0.0.1' });
  const address = app.server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

/**
 * Cuts the connection after the effect and before the answer, once or a few times, and repeats the operation.
 *
 * @param port of the server that is asked, where that is another one
 */
export async function cutRounds(backend: BackendFixture, cuts: number, port?: number): Promise<Counts> {
  const { keyed } = operationsOf(backend);
  const counts: Counts = new Map();
  const proxy = await cuttingProxy(port ?? (await portOf(backend)));
  for (let round = 0; total(counts) < cuts; round += 1)
    for (const prepare of keyed) {
      const operation = await prepare();
      const key = `cut-${operation.patient.id}`;
      const times = 1 + (round % 3);
      proxy.cutNext(times);
      for (let time = 0; time < times; time += 1) {
        expect(await ask(proxy.url, operation, key)).toBeUndefined();
        expect(await operation.done()).toBe(true);
      }
      count(counts, operation, times);
      const reply = await asked(proxy.url, operation, key);
      expect(settles(reply, operation)).toBe(true);
      expect(await asked(proxy.url, operation, key)).toEqual(reply);
      expect(await operation.done()).toBe(true);
    }
  expect(proxy.cutsDone()).toBe(total(counts));
  await proxy.close();
  return counts;
}

/** Who asks at the same time in a round: 2 to 10, of the servers in turn. */
const rivalsOf = (servers: readonly Asking[], round: number): readonly Asking[] =>
  Array.from({ length: 2 + (round % 9) }, (_, at) => servers[at % servers.length] ?? []).flat();

/**
 * 2 to 10 requests at the same time on several servers under one key: one effect, one answer, and no other body under it.
 */
export async function sameKeyRounds(
  backend: BackendFixture,
  servers: readonly Asking[],
  requests: number,
): Promise<Counts> {
  const { keyed } = operationsOf(backend);
  const counts: Counts = new Map();
  for (let round = 0; total(counts) < requests; round += 1)
    for (const prepare of keyed) {
      const operation = await prepare();
      const key = `same-${operation.patient.id}`;
      const rivals = rivalsOf(servers, round);
      const replies = await Promise.all(rivals.map((askOne) => askOne(operation, key)));
      count(counts, operation, rivals.length);
      expect(replies).toEqual(replies.map(() => replies[0]));
      expect(replies.every((reply) => settles(reply, operation))).toBe(true);
      expect(await operation.done()).toBe(true);
      if (!operation.other) continue;
      const other = await askingHere(backend)({ ...operation, payload: operation.other }, key);
      expect([409, 422]).toContain(other.status);
      expect(await operation.done()).toBe(true);
    }
  return counts;
}

/** As many at the same time under keys of their own, as from several tabs: still one effect. */
export async function otherKeyRounds(
  backend: BackendFixture,
  servers: readonly Asking[],
  requests: number,
): Promise<Counts> {
  const { keyed } = operationsOf(backend);
  const counts: Counts = new Map();
  for (let round = 0; total(counts) < requests; round += 1)
    // Writing an order down once more under another key is another order.
    for (const prepare of keyed.slice(0, -1)) {
      const operation = await prepare();
      const rivals = rivalsOf(servers, round);
      const replies = await Promise.all(
        rivals.map((askOne, at) => askOne(operation, `other-${operation.patient.id}-${at}`)),
      );
      count(counts, operation, rivals.length);
      const refused = replies.filter((reply) => !settles(reply, operation));
      expect(refused.length).toBeLessThan(replies.length);
      const { status: told, says } = operation.refusal ?? ALREADY_PAID;
      for (const { status, body } of refused) {
        expect(status).toBe(told);
        expect(body).toContain(says);
      }
      expect(await operation.done()).toBe(true);
    }
  return counts;
}
