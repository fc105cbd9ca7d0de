import type { Condition } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { checkComparison } from './checkComparison.ts';
import type { Composition, WrittenSet } from '../../read/Composition.ts';
import { limitsOf, namedConditions, placedSteps, whensOf, type PlacedWhen } from '../../read/conditionPlaces.ts';
import { didYouMean } from '../../finding/didYouMean.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { partsOf } from '../../read/partsOf.ts';
import { type Vocabulary } from '../../answers/Vocabulary.ts';

function checkParts(
  { set, source }: WrittenSet,
  vocabulary: Vocabulary,
  condition: Condition,
  pointer: string,
): Finding[] {
  const { leaves, uses } = partsOf(condition, pointer);
  const names = Object.keys(set.conditions ?? {});
  return [
    ...leaves.flatMap((leaf) =>
      checkComparison(leaf.ref, leaf.asked, vocabulary.resolve(leaf.ref)).map(({ code, what }) =>
        findingAt(code, source.place(leaf.pointer), what),
      ),
    ),
    ...uses
      .filter((use) => !names.includes(use.name))
      .map((use) =>
        findingAt(
          'unknownCondition',
          source.place(use.pointer),
          `'${set.flow}' declares no condition '${use.name}'${didYouMean(use.name, names)}`,
        ),
      ),
  ];
}

function circles({ set, source }: WrittenSet): Finding[] {
  const findings: Finding[] = [];
  const settled = new Set<string>();
  const visit = (name: string, open: readonly string[]): void => {
    const condition = set.conditions?.[name];
    if (condition === undefined || settled.has(name)) return;
    for (const use of partsOf(condition, `/conditions/${name}`).uses) {
      const from = [...open, name].indexOf(use.name);
      if (from < 0) visit(use.name, [...open, name]);
      else {
        const circle = [...open, name].slice(from).concat(use.name).join(' → ');
        findings.push(
          findingAt('circularCondition', source.place(use.pointer), `the condition refers to itself: ${circle}`),
        );
      }
    }
    settled.add(name);
  };
  for (const name of Object.keys(set.conditions ?? {})) visit(name, []);
  return findings;
}

/**
 * The references of a condition, including those of the named conditions it uses, each with the chain of names that
 * leads to it.
 */
function followed(
  set: StepSet,
  condition: Condition,
  via: readonly string[] = [],
): readonly { readonly ref: string; readonly via: readonly string[] }[] {
  const { leaves, uses } = partsOf(condition, '');
  return [
    ...leaves.map(({ ref }) => ({ ref, via })),
    ...uses.flatMap(({ name }) => {
      const next = set.conditions?.[name];
      return next === undefined || via.includes(name) ? [] : followed(set, next, [...via, name]);
    }),
  ];
}

function forwardReads(written: WrittenSet, vocabulary: Vocabulary, { step, when, pointer }: PlacedWhen): Finding[] {
  const position = vocabulary.positionOf(step.id);
  if (position === undefined) return [];
  return followed(written.set, when).flatMap(({ ref, via }) => {
    const target = vocabulary.resolve(ref);
    if (target.kind !== 'field' || target.position < position) return [];
    const through = via.length > 0 ? ` through '${via.join("' and '")}'` : '';
    const which = target.position === position ? 'itself' : `the later step '${target.step}'`;
    return [findingAt('forwardReference', written.source.place(pointer), `'${step.id}' reads ${which}${through}`)];
  });
}

/** Checks every condition of a composition: names, values, types, cycles, and that a step reads only earlier steps. */
export function checkReferences({ written }: Composition, vocabulary: Vocabulary): readonly Finding[] {
  return written.flatMap((one) => {
    const whens = placedSteps(one.kinds, one.set).flatMap((step) => [...whensOf(step), ...limitsOf(step)]);
    return [
      ...namedConditions(one.set).flatMap(({ condition, pointer }) => checkParts(one, vocabulary, condition, pointer)),
      ...whens.flatMap(({ when, pointer }) => checkParts(one, vocabulary, when, pointer)),
      ...circles(one),
      ...whens.flatMap((when) => forwardReads(one, vocabulary, when)),
    ];
  });
}
