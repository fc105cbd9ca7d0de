import { summarize, type Summary } from './summarize.ts';

/** Something to measure: gives the samples of one round, in microseconds. */
export type Round = () => readonly number[];

/** The engine's figures beside those of its reference. */
export interface Pair<T> {
  readonly engine: T;
  readonly reference: T;
}

/** How often to measure: rounds that warm up and count for nothing, then rounds that count. */
export interface Rounds {
  readonly warmUp: number;
  readonly rounds: number;
}

/**
 * Measures both in turn, each second round in the other order, so that a busy moment of the machine touches both alike.
 */
export function interleave({ engine, reference }: Pair<Round>, { warmUp, rounds }: Rounds): Pair<Summary> {
  const samples: Pair<number[]> = { engine: [], reference: [] };
  const runs = [
    { run: engine, into: samples.engine },
    { run: reference, into: samples.reference },
  ] as const;
  for (let round = -warmUp; round < rounds; round += 1) {
    for (const { run, into } of round % 2 === 0 ? runs : runs.toReversed()) {
      const taken = run();
      if (round >= 0) for (const sample of taken) into.push(sample);
    }
  }
  return { engine: summarize(samples.engine), reference: summarize(samples.reference) };
}
