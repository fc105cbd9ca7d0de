import { afterAll, beforeAll, expect, it } from 'vitest';
import { faultBench } from '#tests/faults/faultBench.ts';
import { cutRounds, killRounds, otherKeyRounds, sameKeyRounds, total } from '#tests/faults/faultRounds.ts';
import { buildVictim, removeVictim } from '#tests/faults/startVictim.ts';

// One quick round of each fault; `npm run test:faults` runs them in full number.
let bench: Awaited<ReturnType<typeof faultBench>>;
beforeAll(async () => {
  [bench] = await Promise.all([faultBench(), buildVictim()]);
});
afterAll(async () => {
  await bench.close();
  await removeVictim();
});

it('a server that is killed in the middle of a completion leaves no half state, and the retry goes on', async () => {
  expect(total(await killRounds(bench.backend, bench.url, 4, 5))).toBe(4);
});

it('a connection that is cut after the effect leads to no second one', async () => {
  expect(total(await cutRounds(bench.backend, 6))).toBeGreaterThanOrEqual(6);
});

it('requests at the same time under one key have one effect and identical answers', async () => {
  expect(total(await sameKeyRounds(bench.backend, bench.beside, 60))).toBeGreaterThanOrEqual(60);
});

it('requests at the same time under keys of their own have one effect', async () => {
  expect(total(await otherKeyRounds(bench.backend, bench.beside, 60))).toBeGreaterThanOrEqual(60);
});
