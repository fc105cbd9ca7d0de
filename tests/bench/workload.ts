import type { Answer } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { generate } from './generate.ts';
import { scriptedAnswers, stepsOf } from './scriptedAnswers.ts';

/** A definition and what one patient answers. */
export interface Workload {
  readonly count: number;
  readonly set: StepSet;
  readonly script: ReadonlyMap<string, Answer>;
}

/** The workload of that many steps; the same for the same seed. */
export function workload(count: number, seed = 1): Workload {
  const set = generate(count, seed);
  const answers = scriptedAnswers(set, seed);
  return { count, set, script: new Map(stepsOf(set).map((step, index) => [step.id, answers[index] ?? {}])) };
}
