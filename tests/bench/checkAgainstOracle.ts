import type { Contender } from './Contender.ts';
import { generate, startingFacts } from './generate.ts';
import { oracle } from './oracle.ts';
import { scriptedAnswers, stepsOf } from './scriptedAnswers.ts';

/** How a contender is checked: over how many steps, how many patients, and how many questions of each walk. */
export interface OracleCheck {
  readonly count: number;
  readonly patients: number;
  readonly atMost: number;
}

const describe = (id: string | undefined) => (id === undefined ? 'the end' : `'${id}'`);

/**
 * Walks a contender with one patient's answers and compares each question with the oracle's. Every fifth question is
 * first answered with nothing, which must be refused.
 *
 * @returns what differs first; undefined where nothing does
 */
function differenceFor(contender: Contender, count: number, seed: number, atMost: number): string | undefined {
  const set = generate(count, seed);
  const answers = scriptedAnswers(set, seed);
  const positions = new Map(stepsOf(set).map((step, index) => [step.id, index]));
  const expected = oracle(set, startingFacts, (index) => answers[index]);
  const run = contender.load(contender.textOf(set)).start(startingFacts);
  const at = (number: number) => `${contender.name}, ${count} steps, patient ${seed}, question ${number + 1}`;
  for (let number = 0; number < Math.min(expected.length, atMost); number += 1) {
    if (number % 5 === 4) run.submit({});
    const id = expected[number];
    if (run.shown() !== id) return `${at(number)}: shows ${describe(run.shown())} instead of ${describe(id)}`;
    run.submit(answers[positions.get(id ?? '') ?? -1] ?? {});
  }
  if (expected.length <= atMost && run.shown() !== undefined)
    return `${at(expected.length)}: shows ${describe(run.shown())} instead of the end`;
  return undefined;
}

/** Where a contender shows other questions than the oracle, one line a walk; empty where it never does. */
export function checkAgainstOracle(contender: Contender, { count, patients, atMost }: OracleCheck): readonly string[] {
  const differences: string[] = [];
  for (let seed = 1; seed <= patients; seed += 1) {
    const difference = differenceFor(contender, count, seed, atMost);
    if (difference !== undefined) differences.push(difference);
  }
  return differences;
}
