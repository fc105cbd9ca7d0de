import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backendPostgres } from '#tests/support/database/backendPostgres.ts';
import { abandonedRounds, forgottenFiles } from './abandonedRounds.ts';
import { embeddedBench, faultBench, type Observer } from './faultBench.ts';
import { cutRounds, killRounds, otherKeyRounds, sameKeyRounds, total, type Counts } from './faultRounds.ts';
import { migrationKills } from './migrationKills.ts';
import { gapsOf, partOf } from './partOf.ts';
import { buildVictim, removeVictim } from './startVictim.ts';

const KILLS = partOf(360);
const LEFT = partOf(50);
const UNPAID = partOf(80);
const CUTS = partOf(500);
const REQUESTS = partOf(1000);

let bench: Awaited<ReturnType<typeof faultBench>>;
beforeAll(async () => {
  [bench] = await Promise.all([faultBench(), buildVictim()]);
});
afterAll(async () => {
  await bench.close();
  await removeVictim();
});

function report(what: string, counts: Counts): void {
  const parts = [...counts].map(([name, number]) => `${name} ${number}`);
  process.stdout.write(`${what}: ${total(counts)} (${parts.join(', ')})\n`);
}

it('a server that is killed between any two sub-steps leaves no half state, and the retry goes on', async () => {
  const counts = await killRounds(bench.backend, bench.url, KILLS, gapsOf(1));
  report('kills', counts);
  expect(total(counts)).toBe(KILLS);
  expect(counts.size).toBe(15);
});

describe('what a killed server has begun is brought to its end without the patient', () => {
  // Parts that each report by themselves; together they leave no sub-step out.
  describe.each([0, 2, 4, 6])('from sub-step %i on', (from) => {
    const gaps = { gaps: gapsOf(8), from };

    it('on PostgreSQL', async () => {
      const counts = await abandonedRounds(bench.observer, LEFT, gaps);
      report('kills without a retry on PostgreSQL', counts);
      expect(total(counts)).toBe(LEFT);
    });

    it('on the embedded database', async () => {
      const { observer, close } = await embeddedBench();
      const counts = await abandonedRounds(observer, LEFT, gaps);
      report('kills without a retry on the embedded database', counts);
      expect(total(counts)).toBe(LEFT);
      await close();
    });
  });
});

describe.each([
  { what: 'calls', operations: 3, areFiles: false },
  { what: 'records', operations: 5, areFiles: true },
] as const)('$what that a killed server has begun are brought to their end, too', ({ what, operations, areFiles }) => {
  async function expectEnds({ observer, name }: { readonly observer: Observer; readonly name: string }) {
    const counts = await abandonedRounds(observer, UNPAID, { gaps: gapsOf(1), what });
    report(`kills without a retry, ${what} on ${name}`, counts);
    expect([total(counts), counts.size]).toEqual([UNPAID, operations]);
    // A file without its row is left between two sub-steps, and only there.
    expect((await forgottenFiles(observer.backend)) > 0).toBe(areFiles);
  }

  it('on PostgreSQL', () => expectEnds({ observer: bench.observer, name: 'PostgreSQL' }));

  it('on the embedded database', async () => {
    const { observer, close } = await embeddedBench();
    await expectEnds({ observer, name: 'the embedded database' });
    await close();
  });
});

describe('a server that is killed while it brings a database of the version before up to date', () => {
  const GAPS = gapsOf(11);

  it('leaves PostgreSQL of one version or of the other, and the next start goes on', async () => {
    expect(await migrationKills({ url: await backendPostgres() }, GAPS)).toBeGreaterThan(partOf(10));
  });

  it('leaves the embedded database so, too', async () => {
    const directory = await mkdtemp(join(tmpdir(), 'portal-faults-'));
    expect(await migrationKills({ directory }, GAPS)).toBeGreaterThan(partOf(10));
    await rm(directory, { recursive: true });
  });
});

it('a connection that is cut after the effect leads to no second one', async () => {
  const counts = await cutRounds(bench.backend, CUTS);
  report('cuts', counts);
  expect(total(counts)).toBeGreaterThanOrEqual(CUTS);
});

it('requests at the same time under one key have one effect and identical answers', async () => {
  const counts = await sameKeyRounds(bench.backend, bench.servers, REQUESTS);
  report('parallel requests under one key', counts);
  expect(total(counts)).toBeGreaterThanOrEqual(REQUESTS);
});

it('requests at the same time under keys of their own have one effect', async () => {
  const counts = await otherKeyRounds(bench.backend, bench.servers, REQUESTS);
  report('parallel requests under other keys', counts);
  expect(total(counts)).toBeGreaterThanOrEqual(REQUESTS);
});
