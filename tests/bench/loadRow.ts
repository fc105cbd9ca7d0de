import { engineContender } from './engineContender.ts';
import { handWrittenContender } from './handWrittenContender.ts';
import { interleave } from './interleave.ts';
import type { Row } from './Row.ts';
import { timed } from './timed.ts';
import { timeRow } from './timeRow.ts';
import type { Workload } from './workload.ts';

/** The cost of loading a definition against parsing it and making closures. */
export function loadRow({ count, set }: Workload, rounds: number): Row {
  const text = JSON.stringify(set);
  const pair = {
    engine: () => [timed(() => engineContender.load(text))],
    reference: () => [timed(() => handWrittenContender.load(text))],
  };
  const head = { id: 'E5', measure: 'load', count, against: 'JSON.parse + closures', limit: 2, gate: false };
  return timeRow(head, interleave(pair, { warmUp: 3, rounds }));
}
