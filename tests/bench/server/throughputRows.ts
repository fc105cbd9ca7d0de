import type { Pair } from '../interleave.ts';
import type { Row, RowHead } from '../Row.ts';
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

type Kind = Pick<RowHead, 'id' | 'against'> & { readonly measure: string };

interface Figures {
  /** Requests a second. */
  readonly rates: number[];
  /** Microseconds of the server's processor time a request. */
  readonly costs: number[];
}

async function measureRound({ server }: Loaded, load: Load, milliseconds: number, { rates, costs }: Figures) {
  const before = await server.cpu();
  const { answered, errors, seconds } = await load.round(milliseconds);
  const used = (await server.cpu()) - before;
  if (errors.length > 0) throw new Error(`${errors.length} requests failed, such as ${errors[0]}`);
  rates.push(answered / seconds);
  costs.push(used / answered);
}

const rateText = (rates: readonly number[]) => `${summarize(rates).median.toFixed(0)} requests/s`;
const costText = (costs: readonly number[]) => `${summarize(costs).median.toFixed(0)} us`;

/**
 * How many requests a second a server answers beside its reference, and what each costs of its processor: medians of
 * rounds in turn, each second in the other order. A first round warms up and does not count.
 */
export async function throughputRows(
  { engine, reference }: Pair<Loaded>,
  { milliseconds, rounds }: LoadTimes,
  { id, measure, against }: Kind,
): Promise<readonly Row[]> {
  const runs = await Promise.all(
    [engine, reference].map(async (loaded) => {
      const figures: Figures = { rates: [], costs: [] };
      return { loaded, figures, load: await startLoad(loaded.server.url, loaded.connections) };
    }),
  );
  try {
    for (let round = -1; round < rounds; round += 1)
      for (const { loaded, load, figures } of round % 2 === 0 ? runs : runs.toReversed())
        await measureRound(loaded, load, milliseconds, round < 0 ? { rates: [], costs: [] } : figures);
  } finally {
    await Promise.all(runs.map(({ load }) => load.end()));
  }
  const [own, bare] = runs.map(({ figures }) => figures);
  if (!own || !bare) throw new Error('nothing was measured');
  const ratio = (figure: keyof Figures) => summarize(own[figure]).median / summarize(bare[figure]).median;
  return [
    {
      id,
      measure,
      against,
      figures: { engine: rateText(own.rates), reference: rateText(bare.rates) },
      ratio: ratio('rates'),
      limit: 0.75,
      isLowest: true,
      gate: false,
    },
    {
      id,
      measure: `${measure}, CPU a request`,
      against,
      figures: { engine: costText(own.costs), reference: costText(bare.costs) },
      ratio: ratio('costs'),
      limit: 1.6,
      gate: false,
    },
  ];
}
