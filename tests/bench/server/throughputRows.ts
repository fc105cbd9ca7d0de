import type { Pair } from '../interleave.ts';
import type { Row, RowHead } from '../Row.ts';
import { alternateLoads, type Loaded, type LoadTimes } from './alternateLoads.ts';

type Kind = Pick<RowHead, 'id' | 'against'> & { readonly measure: string };

const rateText = (rate: number) => `${rate.toFixed(0)} requests/s`;
const costText = (cost: number) => `${cost.toFixed(0)} us`;

/** How many requests a second a server answers beside its reference, and what each costs of its processor. */
export async function throughputRows(
  loaded: Pair<Loaded>,
  times: LoadTimes,
  { id, measure, against }: Kind,
): Promise<readonly Row[]> {
  const { engine, reference } = await alternateLoads(loaded, times);
  return [
    {
      id,
      measure,
      against,
      figures: { engine: rateText(engine.rate), reference: rateText(reference.rate) },
      ratio: engine.rate / reference.rate,
      limit: 0.75,
      isLowest: true,
      gate: false,
    },
    {
      id,
      measure: `${measure}, CPU a request`,
      against,
      figures: { engine: costText(engine.cost), reference: costText(reference.cost) },
      ratio: engine.cost / reference.cost,
      limit: 1.6,
      gate: false,
    },
  ];
}
