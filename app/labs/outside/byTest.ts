import type { OutsideResults } from '#schemas/wire/labs/outsideResult.ts';

type Entered = OutsideResults['results'][number];

/** Results of one day and one laboratory. */
export interface EnteredTest {
  readonly key: string;
  /** YYYY-MM-DD */
  readonly day: string;
  readonly laboratory: string | null;
  readonly results: readonly Entered[];
}

/** Entered results by the tests that they are of, in their order. */
export function byTest(results: readonly Entered[]): readonly EnteredTest[] {
  const tests = new Map<string, EnteredTest>();
  for (const one of results) {
    const { entered } = one.result;
    if (!entered) continue;
    const { day, laboratory } = entered;
    const key = JSON.stringify([day, laboratory]);
    const before = tests.get(key)?.results ?? [];
    tests.set(key, { key, day, laboratory, results: [...before, one] });
  }
  return [...tests.values()];
}
