import type { FactType } from '#schemas/flow/factType.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Composition } from '../../read/Composition.ts';
import { placedSteps, type PlacedStep } from '../../read/conditionPlaces.ts';
import { findingAt, type Finding } from '../../finding/Finding.ts';
import { pointerPart } from '../../read/readJson.ts';
import type { Place } from '../../read/Source.ts';

const where = ({ file, line }: Place) => `${file}:${line}`;

const typeName = (type: FactType) => (typeof type === 'string' ? type : 'several' in type ? 'list' : 'enum');

function* declaredFacts(set: StepSet): Iterable<readonly [string, FactType, string]> {
  for (const [ref, type] of Object.entries(set.facts ?? {})) yield [ref, type, `/facts${pointerPart(ref)}`];
  for (const [name, effect] of Object.entries(set.effects ?? {}))
    for (const part of ['learns', 'learnsOnFailure'] as const)
      for (const [ref, type] of Object.entries(effect[part] ?? {}))
        yield [ref, type, `/effects${pointerPart(name)}/${part}${pointerPart(ref)}`];
}

/** The values that repeat an earlier value of the list. */
const repeatedIn = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) < at);

/** The parent of a JSON pointer: '/fields' for '/fields/2'. */
const listOf = (pointer: string) => pointer.slice(0, pointer.lastIndexOf('/'));

function repeatedValues({
  step,
  kind,
  pointer,
}: PlacedStep): readonly { readonly pointer: string; readonly what: string }[] {
  const [part] = kind.parts?.(step) ?? [];
  const names = kind.fields(step).map(({ name }) => name);
  const lists = (kind.choices?.(step) ?? []).map((list) => ({
    pointer: list.pointer,
    values: [...list.choices.map(({ value }) => value), ...(list.accepts ?? [])],
  }));
  return [...(part ? [{ pointer: listOf(part.pointer), values: names }] : []), ...lists].flatMap((list) =>
    repeatedIn(list.values).map((value) => ({ pointer: pointer + list.pointer, what: `'${value}' occurs twice` })),
  );
}

/** Checks that section names, step ids and values are unique, and that facts shared between sets have the same type. */
export function checkIdentity({ written }: Composition): readonly Finding[] {
  const findings: Finding[] = [];
  const sections = new Map<string, Place>();
  const steps = new Map<string, Place>();
  const facts = new Map<string, { readonly type: string; readonly place: Place }>();
  const once = (
    seen: Map<string, Place>,
    key: string,
    place: Place,
    code: 'duplicateSection' | 'duplicateStep',
    what: string,
  ) => {
    const first = seen.get(key);
    if (first) findings.push(findingAt(code, place, `${what} '${key}' is at ${where(first)} already`));
    else seen.set(key, place);
  };
  for (const { set, kinds, source } of written) {
    for (const name of Object.keys(set.sections))
      once(sections, name, source.place(`/sections${pointerPart(name)}`), 'duplicateSection', 'section');
    for (const placed of placedSteps(kinds, set)) {
      once(steps, placed.step.id, source.place(`${placed.pointer}/id`), 'duplicateStep', 'step');
      for (const { pointer, what } of repeatedValues(placed))
        findings.push(findingAt('duplicateValue', source.place(pointer), what));
    }
    for (const [ref, type, pointer] of declaredFacts(set)) {
      const known = facts.get(ref);
      if (!known) facts.set(ref, { type: typeName(type), place: source.place(pointer) });
      else if (known.type !== typeName(type)) {
        const what = `'${ref}' is ${typeName(type)} here and ${known.type} at ${where(known.place)}`;
        findings.push(findingAt('conflictingFact', source.place(pointer), what));
      }
    }
  }
  return findings;
}
