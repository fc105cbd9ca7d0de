import type { Pair } from '../interleave.ts';
import { summarize } from '../summarize.ts';
import type { LoadConnection } from './Load.ts';
import { startLoad, type Load } from './startLoad.ts';
import type { ServerProcess } from './startServer.ts';

/** A server and who asks it. */
export interface Loaded {
  readonly server: ServerProcess;
  readonly connections: readonly LoadConnection[];
}

/** How long each round lasts, in milliseconds, and how many count. */
export interface LoadTimes {
  readonly milliseconds: number;
  readonly rounds: number;
}

/** What a server did under load: medians of its rounds. */
export interface LoadFigures {
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of the server's processor time a request. */
  readonly cost: number;
}

interface Rounds {
  readonly rates: number[];
  readonly costs: number[];
}

async function measureRound({ server }: Loaded, load: Load, milliseconds: number, { rates, costs }: Rounds) {
  const before = await server.cpu();
  const { answered, errors, seconds } = await load.round(milliseconds);
  const used = (await server.cpu()) - before;
  if (errors.length > 0) throw new Error(`${errors.length} requests failed, such as ${errors[0]}`);
  rates.push(answered / seconds);
  costs.push(used / answered);
}

/** Loads two servers in turn, each second round in the other order. A first round warms up and does not count. */
export async function alternateLoads(
  { engine, reference }: Pair<Loaded>,
  { milliseconds, rounds }: LoadTimes,
): Promise<Pair<LoadFigures>> {
  const runs = await Promise.all(
    [engine, reference].map(async (loaded) => {
      const taken: Rounds = { rates: [], costs: [] };
      return { loaded, taken, load: await startLoad(loaded.server.url, loaded.connections) };
    }),
  );
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const { loaded, load, taken } of round % 2 === 0 ? runs : runs.toReversed())
        await measureRound(loaded, load, milliseconds, round < 0 ? { rates: [], costs: [] } : taken);
  } finally {
    await Promise.all(runs.map(({ load }) => load.end()));
  }
  const [own, other] = runs.map(({ taken: { rates, costs } }) => ({
    rate: summarize(rates).median,
    cost: summarize(costs).median,
  }));
  if (!own || !other) throw new Error('nothing was measured');
  return { engine: own, reference: other };
}
