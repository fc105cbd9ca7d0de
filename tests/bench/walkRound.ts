import type { Loaded } from './Contender.ts';
import { startingFacts } from './generate.ts';
import type { Workload } from './workload.ts';

/**
 * Walks one patient from the first question on and times each step: the answer, its check, and the next question.
 *
 * @param atMost how many steps to take
 * @returns microseconds by step
 */
export function walkRound(loaded: Loaded, { script }: Workload, atMost: number): readonly number[] {
  const run = loaded.start(startingFacts);
  const samples: number[] = [];
  let shown = run.shown();
  while (shown !== undefined && samples.length < atMost) {
    const answer = script.get(shown) ?? {};
    const before = performance.now();
    run.submit(answer);
    shown = run.shown();
    samples.push((performance.now() - before) * 1000);
  }
  return samples;
}
