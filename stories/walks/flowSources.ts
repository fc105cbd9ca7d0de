import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import type { Composition } from '#engine/authoring/read/Composition.ts';
import { compositionsOf } from '#engine/authoring/read/compositionsOf.ts';
import { sourceOf, type Source } from '#engine/authoring/read/Source.ts';
import { flowIndex } from '#flows/flowIndex.ts';

const steps = import.meta.glob<string>('../../flows/**/*.steps.json', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const machines = import.meta.glob<string>('../../flows/**/*.machine.ts', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const named = (path: string) => path.replace('../../', '');

function machineBeside(path: string): Source['machine'] {
  const beside = path.replace('.steps.json', '.machine.ts');
  const text = machines[beside];
  return text === undefined ? undefined : { file: named(beside), text };
}

/** The texts of all flows, in the form that the checker reads from files. */
export const flowSources: readonly Source[] = Object.keys(steps)
  .toSorted()
  .map((path) => sourceOf(named(path), steps[path] ?? '', machineBeside(path)));

const { written } = readableSets(stepLanguage, flowSources);

/** The compositions of a flow or a template, by name. */
export const writtenCompositions = (name: string): readonly Composition[] => compositionsOf(flowIndex, written, name);
