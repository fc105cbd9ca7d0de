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

/** Flows that take long to explore are broken at one place by each operator, the others at three. */
const slow = new Set(['visit', 'checkout', 'purchase', 'pharmacy', 'signup', 'lifestyle']);

const isShown = (code: FindingCode) => !shownBy[code].some((by) => by === 'nothing');

describe.each(names)('%s', (name) => {
  const random = seededRandom(SEED + names.indexOf(name));
  const subject = subjectOf(name);
  const picked = operators.flatMap((operator) => {
    const all = [...operator.mutants(subject)];
    const count = Math.min(all.length, slow.has(name) ? 1 : 3);
    return Array.from({ length: count }, () => {
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

  const twins = picked.filter((one, at) => picked.findIndex(({ operator }) => operator === one.operator) === at);

  it.each(twins.map((one) => [one.operator.name, one] as const))('not: %s', (_, { mutant }) => {
    expect(findings(name, mutant.twin).map(({ code, what }) => `${code} ${what}`)).toEqual([]);
  });
});
