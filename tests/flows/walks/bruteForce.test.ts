import { stepLanguage } from '#flows/kinds/stepLanguage.ts';
import { describe, expect, it } from 'vitest';
import type { AnyStateMachine } from 'xstate';
import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { checkFlows } from '#engine/authoring/check/checkFlows.ts';
import { readableSets } from '#engine/authoring/check/files/readableSets.ts';
import { sourceOf, type Source } from '#engine/authoring/read/Source.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { seededRandom, type SeededRandom } from '#tests/bench/seededRandom.ts';
import { times } from '#tests/support/full.ts';
import { allWalks } from './allWalks.ts';
import type { FlowEntry } from '#engine/authoring/read/FlowEntry.ts';
import { gatedWalkMachine } from './gatedWalk.machine.ts';
import { learningWalkMachine } from './learningWalk.machine.ts';
import { edited, smallFlows, type Edit } from '../check/realFlows.ts';
import { gatedWalkSource, learningWalkSource } from '../check/smallSources.ts';

const SEED = 20_261_124;
const DRAWN = times(25, 80);
const STEPS = 6;

const walked = smallFlows.filter(({ flow }) => flow === 'intake-walk');

const entryOf = (machine: AnyStateMachine): FlowEntry => ({
  flow: machine.id,
  machine,
  composedWith: [],
  eachTemplate: true,
});

/** What is claimed of a template in a flow that walks it, and what all walks through it show. */
function compared(sources: readonly Source[], name: string, flows: readonly FlowEntry[] = walked) {
  const end = sources.map(({ value }) => stepSetOf(value)).find(({ flow }) => flow === flows[0]?.flow);
  const set = readableSets(stepLanguage, sources).written.find((one) => one.set.flow === name)?.set;
  if (!set || !end) throw new Error(`there is no template '${name}'`);
  const findings = checkFlows({ language: stepLanguage, sources, flows, only: name });
  const steps = set.sections['intake'] ?? [];
  const claimed = (code: string) => {
    const places = new Set(
      findings.filter((one) => one.code === code).map(({ pointer }) => Number(pointer.split('/')[3])),
    );
    return steps.filter((_, at) => places.has(at)).map(({ id }) => id);
  };
  const { shown, hidden, walks } = allWalks(set, end, flows[0]?.machine);
  return {
    findings,
    steps,
    walks,
    hidden,
    claimedNever: claimed('unreachableStep'),
    claimedAlways: claimed('alwaysTrue'),
    never: steps.map(({ id }) => id).filter((id) => !shown.has(id)),
  };
}

type Step = StepSet['sections'][string][number];

const options = ['a', 'b', 'c'].map((value) => ({ value, label: value }));

/** Nothing asks whether a question is answered: an address may open a later one first, which no walk from the start shows. */
function comparisonWith(step: Step, random: SeededRandom): Literal | Comparison {
  const value = random.pick(['a', 'b', 'c']);
  if (step.kind === 'yes-no') return random.chance(0.5);
  if (step.kind === 'checklist') return { includes: random.pick(['a', 'b']) };
  return random.pick([value, { isNot: value }, { in: [value, 'a'] }, { notIn: [value, 'b'] }]);
}

const known = (answered: boolean): Condition => ({ 'patient.sex': { answered } });

function conditionAfter(earlier: readonly Step[], random: SeededRandom, depth = 0): Condition {
  const shape = random.next();
  const part = () => conditionAfter(earlier, random, depth + 1);
  if (depth < 2 && shape < 0.35) return { all: [part(), part()] };
  if (depth < 2 && shape < 0.5) return { any: [part(), part()] };
  if (depth < 2 && shape < 0.6) return { not: part() };
  if (depth < 2 && shape < 0.65) return { any: [known(true), known(false), part()] };
  const step = shape > 0.9 ? undefined : earlier[random.below(earlier.length)];
  return step
    ? { [step.id]: comparisonWith(step, random) }
    : { 'patient.sex': random.pick(['female', { isNot: 'male' }, { answered: false }]) };
}

/** @param isSparse of a few steps that are all asked of some only, so that many are asked nothing */
function drawn(seed: number, isSparse = false): Source {
  const random = seededRandom(seed);
  const steps: Step[] = [];
  for (let at = 0; at < (isSparse ? 2 : STEPS); at += 1) {
    const base = {
      id: `q${at}`,
      title: `Question ${at}?`,
      ...((isSparse || (at > 0 && random.chance(0.7))) && { when: conditionAfter(steps, random) }),
    };
    steps.push(
      random.pick([
        { ...base, kind: 'yes-no' },
        { ...base, kind: 'choice', options },
        { ...base, kind: 'checklist', options: options.slice(0, 2), none: { label: 'None' } },
      ]),
    );
  }
  const set: StepSet = {
    flow: 'drawn',
    version: 1,
    template: { name: 'Drawn', type: 'medication', end: 'treatment' },
    facts: { 'patient.sex': { enum: ['female', 'male', 'other'] } },
    sections: { intake: steps },
  };
  return sourceOf('flows/intakes/drawn.steps.json', JSON.stringify(set, null, 2));
}

describe('drawn templates', () => {
  const totals = { never: 0, always: 0, walks: 0 };

  it('are claimed to hide the steps that no walk shows, and no others', () => {
    for (let seed = SEED; seed < SEED + DRAWN; seed += 1) {
      const { findings, claimedNever, claimedAlways, never, hidden, walks } = compared(
        [...edited([]), drawn(seed)],
        'drawn',
      );
      expect([
        seed,
        ...findings
          .map(({ code }) => code)
          .filter((code) => !['unreachableStep', 'alwaysTrue', 'mayBeUnanswered'].includes(code)),
      ]).toEqual([seed]);
      expect([seed, claimedNever]).toEqual([seed, never]);
      expect([seed, claimedAlways.filter((id) => hidden.has(id))]).toEqual([seed, []]);
      totals.never += never.length;
      totals.always += claimedAlways.length;
      totals.walks += walks;
    }
    // Without these the test would say nothing.
    expect(totals.never).toBeGreaterThan(DRAWN / 4);
    expect(totals.always).toBeGreaterThan(DRAWN / 40);
    process.stdout.write(
      `${DRAWN} templates, ${totals.walks} walks: ${totals.never} steps never shown, ${totals.always} conditions always true\n`,
    );
  });
});

describe.each([
  ['a decision', false, gatedWalkSource, entryOf(gatedWalkMachine)],
  ['a decision, that show some nothing', true, gatedWalkSource, entryOf(gatedWalkMachine)],
  [
    'a decision that learns what they read, and that show some nothing',
    true,
    learningWalkSource,
    entryOf(learningWalkMachine),
  ],
])('drawn templates behind %s', (name, isSparse, source, flow) => {
  it('are claimed to show for nothing what is never hidden where they are walked, and to hide what no walk shows', () => {
    let settled = 0;
    for (let seed = SEED; seed < SEED + DRAWN; seed += 1) {
      const sources = [source, drawn(seed, isSparse)];
      const { findings, claimedNever, claimedAlways, never, hidden } = compared(sources, 'drawn', [flow]);
      expect([seed, claimedNever]).toEqual([seed, never]);
      expect([seed, claimedAlways.filter((id) => hidden.has(id))]).toEqual([seed, []]);
      settled += findings.filter(({ code, what }) => code === 'alwaysTrue' && what.includes('wherever')).length;
    }
    // Without these the test would say nothing.
    expect(settled).toBeGreaterThan(DRAWN / 27);
    process.stdout.write(
      `${DRAWN} templates behind ${name}: ${settled} conditions always true where they are walked\n`,
    );
  });
});

const question = (id: string, when: Condition) => ({ id, kind: 'short-text', title: 'A planted question?', when });
const last = '/sections/intake/-';

const edits: readonly (readonly [name: string, edit: Edit])[] = [
  ['as it is', ['longevity-coaching', '/version', 1]],
  [
    'contradicting itself',
    ['longevity-coaching', last, question('planted', { all: ['hasInjury', { 'coaching-injury': false }] })],
  ],
  [
    'demanding what a hidden question says',
    [
      'longevity-coaching',
      last,
      question('planted', { all: [{ 'coaching-clearance': { answered: true } }, { not: 'hasInjury' }] }),
    ],
  ],
  [
    'always true',
    [
      'longevity-coaching',
      last,
      question('planted', { any: ['hasInjury', { not: 'hasInjury' }, { 'coaching-injury': { answered: false } }] }),
    ],
  ],
  ['as it is', ['metabolic-health', '/version', 1]],
  [
    'of a hidden chain',
    [
      'metabolic-health',
      '/conditions/hasDiabetes',
      { all: [{ 'blood-sugar': 'type-1' }, { 'blood-sugar': 'type-2' }] },
    ],
  ],
  [
    'of a chain that two names contradict',
    ['metabolic-health', last, question('planted', { all: ['usesInsulin', { not: 'hasDiabetes' }] })],
  ],
  ['as it is', ['longevity-labs', '/version', 1]],
  [
    'with a fact that is two things',
    [
      'longevity-labs',
      last,
      question('planted', { all: ['notMale', { 'patient.sex': { notIn: ['female', 'other'] } }] }),
    ],
  ],
  ['as it is', ['skin-renewal', '/version', 1]],
  [
    'with a list that holds all and nothing',
    ['skin-renewal', last, question('planted', { all: ['usedRetinoids', { 'skin-products': { includes: 'none' } }] })],
  ],
  ['as it is', ['sleep-support', '/version', 1]],
];

describe('a template that a mistake was made in', () => {
  it.each(edits.map(([name, edit]) => [edit[0], name, edit] as const))('%s, %s', (name, _, edit) => {
    const { claimedNever, claimedAlways, never, hidden, walks } = compared(edited([edit]), name);
    expect(walks).toBeGreaterThan(1);
    expect(claimedNever).toEqual(never);
    expect(claimedAlways.filter((id) => hidden.has(id))).toEqual([]);
  });
});
