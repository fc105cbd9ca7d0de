import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { intakeWalkMachine } from '#tests/flows/walks/intakeWalk.machine.ts';
import { intakeWalkSource } from '#tests/flows/check/smallSources.ts';
import { generate } from './generate.ts';
import type { Row } from './Row.ts';
import { timed } from './timed.ts';

const flows = [{ flow: intakeWalkMachine.id, machine: intakeWalkMachine, composedWith: [], eachTemplate: true }];

const seconds = (microseconds: number) => `${(microseconds / 1_000_000).toFixed(2)} s`;

/** A template keeps its answers by their ids and saves to no fact. */
const unsaved = (key: string, value: unknown) => (key === 'saves' ? undefined : value);

function checkOf(count: number): () => void {
  const template = { name: 'Generated', type: 'medication', end: 'treatment' };
  const text = JSON.stringify({ ...generate(count), template }, unsaved, 1);
  return () => {
    const sources = [intakeWalkSource, sourceOf('flows/intakes/bench.steps.json', text)];
    const unread = checkFlows({ language: stepLanguage, sources, flows, only: 'bench' }).find(
      ({ code }) => code === 'schema',
    );
    if (unread) throw new Error(`what is generated is no steps JSON: ${unread.what}`);
  };
}

/** The fastest of some runs: whatever else the machine does only adds to it. */
const fastest = (act: () => void, rounds: number) => Math.min(...Array.from({ length: rounds }, () => timed(act)));

/** Checking a definition, exploration and witnesses included, at 2,000 steps against the same at 200. */
export function checkRow(rounds: number): Row {
  const [small, large] = [checkOf(200), checkOf(2_000)];
  small();
  const figures = { reference: fastest(small, rounds), engine: fastest(large, Math.max(1, Math.ceil(rounds / 3))) };
  return {
    id: 'E8',
    measure: 'growth of checking',
    count: 2_000,
    against: 'the same at 200 steps',
    figures: { engine: seconds(figures.engine), reference: seconds(figures.reference) },
    ratio: figures.engine / figures.reference,
    limit: 15,
    gate: false,
  };
}
