import { engineContender } from './engineContender.ts';
import { handWrittenContender } from './handWrittenContender.ts';
import { inChildProcess } from './inChildProcess.ts';
import type { Row } from './Row.ts';

const megabytes = (bytes: number) => `${(bytes / 1_000_000).toFixed(2)} MB`;

/** What a loaded definition with a started visit holds in memory, each contender in a process of its own. */
export function heapRow(count: number): Row {
  const held = (name: string) => inChildProcess('./heapAfterLoad.ts', name, String(count));
  const [engine, reference] = [held(engineContender.name), held(handWrittenContender.name)];
  return {
    id: 'E7',
    measure: 'heap after load',
    count,
    against: handWrittenContender.name,
    figures: { engine: megabytes(engine), reference: megabytes(reference) },
    ratio: engine / reference,
    limit: 2,
    gate: false,
  };
}
