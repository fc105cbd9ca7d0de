import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { composed } from '#engine/authoring/read/Composition.ts';
import type { Finding } from '#engine/authoring/finding/Finding.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import type { FindingCode } from '#engine/authoring/finding/findingTexts.ts';
import { flowNameOf } from '#engine/authoring/read/Source.ts';
import { shownBy } from '#engine/authoring/witness/shownBy.ts';
import { Vocabulary } from '#engine/authoring/answers/Vocabulary.ts';
import { seededRandom } from '#tests/bench/seededRandom.ts';
import { isFull, times } from '#tests/support/full.ts';
import { operators, type Mutant, type Subject } from './mutants.ts';
import { edited, reproduces, smallFlows, sources, visitAlone, type Edit } from './realFlows.ts';

const SEED = 20_261_122;

const flows: readonly FlowEntry[] = [...smallFlows, visitAlone];

const { written } = readableSets(stepLanguage, edited([]));
const names = sources.map(flowNameOf);

/** The flow by which a set is checked: its own, or that of templates, or the first that is composed with it. */
const flowOf = (name: string): FlowEntry => {
  const template = written.some(({ set }) => set.flow === name && set.template);
  const entry =
    flows.find(({ flow }) => flow === name) ??
    (template ? flows.find(({ flow }) => flow === 'intake-walk') : undefined) ??
    flows.find(({ composedWith }) => composedWith.includes(name));
  if (!entry) throw new Error(`nothing walks '${name}'`);
  return entry;
};

const subjectOf = (name: string): Subject => {
  const entry = flowOf(name);
  const together = composed(entry, written).compositions.find((one) =>
    one.written.some(({ set }) => set.flow === name),
  );
  const own = written.find(({ set }) => set.flow === name);
  if (!together || !own) throw new Error(`there is no '${name}'`);
  const sets = together.written.map(({ set }) => set);
  const others = sets.filter((set) => set !== own.set);
  return {
    set: own.set,
    vocabulary: new Vocabulary(stepKinds, sets),
    tokens: entry.tokens ?? [],
    shared: new Set(new Vocabulary(stepKinds, others).factNames()),
  };
};

const findings = (name: string, edits: readonly Edit[]): readonly Finding[] =>
  checkFlows({ language: stepLanguage, sources: edited(edits), flows: [flowOf(name)], only: name }).filter(
    ({ severity }) => severity !== 'acknowledged',
  );

/** Flows that take long to explore: in a full run they are broken at one place by each operator, the others at three. */
const slow = new Set(['visit', 'checkout', 'purchase', 'pharmacy', 'signup', 'lifestyle']);

const subjects = names.map((name) => [name, subjectOf(name)] as const);

/** The flows that each operator can break. */
const breakable = operators.map((operator) =>
  subjects.flatMap(([name, subject]) => (operator.mutants(subject).length > 0 ? [name] : [])),
);

/** Some of these flows outside a full run, for each operator other ones: one in so many of each, and so many at least. */
function some(
  flowsOf: readonly string[],
  at: number,
  least: number,
  oneIn: (name: string) => number,
): readonly string[] {
  if (isFull) return flowsOf;
  const own = flowsOf.filter((name) => (at + names.indexOf(name)) % oneIn(name) === 0);
  const others = flowsOf.filter((name) => !own.includes(name));
  return [...own, ...others.slice(0, Math.max(0, least - own.length))];
}

/** The flows that each operator breaks, and those of them that it also changes without harm. */
const broken = breakable.map((all, at) => some(all, at, 2, (name) => (slow.has(name) ? 4 : 1)));
const harmless = broken.map((all, at) => some(all, at, 1, () => 3));

const isShown = (code: FindingCode) => !shownBy[code].some((by) => by === 'nothing');

describe.each(subjects)('%s', (name, subject) => {
  const random = seededRandom(SEED + names.indexOf(name));
  const picked = operators.flatMap((operator, at) => {
    if (broken[at]?.includes(name) !== true) return [];
    const all = [...operator.mutants(subject)];
    return Array.from({ length: Math.min(all.length, slow.has(name) ? 1 : times(1, 3)) }, () => {
      const [mutant] = all.splice(random.below(all.length), 1);
      if (!mutant) throw new Error(`'${operator.name}' makes nothing of '${name}'`);
      return { operator, mutant: { ...mutant, name: `${operator.name}, at ${mutant.pointer}` } satisfies Mutant };
    });
  });

  it.each(picked.map((one) => [one.mutant.name, one] as const))('%s', async (_, { operator, mutant }) => {
    const found = findings(name, mutant.edits);
    const own = found.find(({ code, pointer }) => code === mutant.code && pointer === mutant.pointer);
    expect(own ?? found).toBe(own);
    expect(own?.line).toBeGreaterThan(0);
    const besides = found.filter((one) => one !== own && !operator.follows.includes(one.code));
    expect(besides.map(({ code, pointer, what }) => `${code} ${pointer} ${what}`)).toEqual([]);
    const replayed = found.map(async ({ what, witness }) => [
      what,
      await reproduces(witness, mutant.edits, [flowOf(name)]),
    ]);
    const shown = found.map(({ what, code, witness }) => [what, (witness ?? isShown(code)) ? true : undefined]);
    expect(await Promise.all(replayed)).toEqual(shown);
  });

  const twins = picked
    .filter((one, at) => picked.findIndex(({ operator }) => operator === one.operator) === at)
    .filter(({ operator }) => harmless[operators.indexOf(operator)]?.includes(name));

  it.each(twins.map((one) => [one.operator.name, one] as const))('not: %s', (_, { mutant }) => {
    expect(findings(name, mutant.twin).map(({ code, what }) => `${code} ${what}`)).toEqual([]);
  });
});

it('every operator breaks a flow, and most break several', () => {
  const counts = broken.map(({ length }) => length);
  expect(counts).not.toContain(0);
  expect(counts.filter((count) => count > 1).length).toBeGreaterThan(operators.length / 2);
  expect(harmless.map(({ length }) => length)).not.toContain(0);
});
