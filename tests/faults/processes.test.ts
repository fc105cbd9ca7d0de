import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { balancingProxy } from '#tests/support/portal/balancingProxy.ts';
import { abandonedTogether, laterThan } from './abandonedRounds.ts';
import { askingAt } from './asking.ts';
import { faultBench } from './faultBench.ts';
import { cutRounds, killRounds, otherKeyRounds, sameKeyRounds, total } from './faultRounds.ts';
import { gapsOf, partOf } from './partOf.ts';
import { buildVictim, removeVictim, startVictim, type Victim } from './startVictim.ts';

const KILLS = partOf(60);
const LEFT = partOf(40);
const CUTS = partOf(240);
const REQUESTS = partOf(1000);

let bench: Awaited<ReturnType<typeof faultBench>>;
beforeAll(async () => {
  [bench] = await Promise.all([faultBench(), buildVictim()]);
});
afterAll(async () => {
  await bench.close();
  await removeVictim();
});

describe.each([2, 4])('with %i servers in processes of their own behind a proxy', (size) => {
  let servers: readonly Victim[];
  let proxy: Awaited<ReturnType<typeof balancingProxy>>;
  beforeEach(async () => {
    const starts = Array.from({ length: size }, () => startVictim({ url: bench.url }, bench.backend.time.now));
    servers = await Promise.all(starts);
    proxy = await balancingProxy(servers.map(({ url }) => url));
  });
  afterEach(async () => {
    await Promise.all(servers.map((server) => server.stop()));
    await proxy.close();
  });

  const expectEachToAnswer = () => expect(Math.min(...proxy.answered())).toBeGreaterThan(0);

  it('requests at the same time under one key have one effect and identical answers', async () => {
    expect(total(await sameKeyRounds(bench.backend, [askingAt(proxy.url)], REQUESTS))).toBeGreaterThanOrEqual(REQUESTS);
    expectEachToAnswer();
  });

  it('requests at the same time under keys of their own have one effect', async () => {
    expect(total(await otherKeyRounds(bench.backend, [askingAt(proxy.url)], REQUESTS))).toBeGreaterThanOrEqual(
      REQUESTS,
    );
    expectEachToAnswer();
  });

  it('a connection that is cut after the effect leads to no second one at another server', async () => {
    expect(total(await cutRounds(bench.backend, CUTS, proxy.port))).toBeGreaterThanOrEqual(CUTS);
    expectEachToAnswer();
  });

  it('what a killed server has begun is brought to its end by the others', async () => {
    expect(total(await killRounds(bench.backend, bench.url, KILLS, gapsOf(5), proxy.url))).toBe(KILLS);
    expectEachToAnswer();
  });
});

describe.each([2, 4])('%i servers that come when others were killed', (size) => {
  let servers: readonly Victim[] = [];
  afterEach(() => Promise.all(servers.map((server) => server.stop())));

  it('bring to its end what those have begun, each thing once', async () => {
    const { observer, backend } = bench;
    // Nobody but them does it.
    await bench.rest();
    const counts = await abandonedTogether(observer, LEFT, { gaps: gapsOf(size === 2 ? 5 : 3) }, async () => {
      const now = laterThan(backend.time.now);
      servers = await Promise.all(Array.from({ length: size }, () => startVictim(observer.data, now)));
    });
    expect(total(counts)).toBe(LEFT);
  });
});
