import type { StepBase } from '#schemas/flow/stepBase.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { assert, array, boolean, constantFrom, integer, property, record, type Arbitrary } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Comparison, Condition } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { ConditionCheck } from '#engine/authoring/check/machine/ConditionCheck.ts';
import { wholeAnswer } from '#engine/authoring/answers/answerSamples.ts';
import { Formulas, type Formula } from '#engine/authoring/conditions/Formulas.ts';
import { Model } from '#engine/authoring/answers/Model.ts';
import { solve } from '#engine/authoring/conditions/solve.ts';
import { sourceOf } from '#engine/authoring/read/Source.ts';
import { compile, type Definition } from '#engine/definition/compile.ts';
import { times } from '#tests/support/full.ts';
import { TODAY } from '../TODAY.ts';

const nothing: Formula = { kind: 'or', parts: [] };

const SEED = 20_261_121;

/** One step in the making: its kind, and a condition drawn from numbers, so that it may read what stands before it. */
interface Draft {
  readonly kind: 'yes-no' | 'choice' | 'checklist' | 'saved';
  readonly conditional: boolean;
  readonly optional: boolean;
  readonly draws: readonly number[];
}

const drafts: Arbitrary<readonly Draft[]> = array(
  record({
    kind: constantFrom('yes-no', 'choice', 'checklist', 'saved'),
    conditional: boolean(),
    optional: boolean(),
    draws: array(integer({ min: 0, max: 9999 }), { minLength: 12, maxLength: 12 }),
  }),
  { minLength: 1, maxLength: 5 },
);

const options = ['a', 'b'].map((value) => ({ value, label: value }));

type Ref = { readonly ref: string; readonly asks: readonly Comparison[] };

const booleans: readonly Comparison[] = [
  { is: true },
  { is: false },
  { isNot: true },
  { answered: true },
  { answered: false },
];
const words: readonly Comparison[] = [
  { is: 'a' },
  { isNot: 'a' },
  { in: ['a', 'b'] },
  { notIn: ['b'] },
  { answered: false },
];
const lists: readonly Comparison[] = [{ includes: 'a' }, { includes: 'b' }, { answered: true }];

function conditionOf(draws: number[], refs: readonly Ref[], depth: number): Condition {
  const draw = () => draws.shift() ?? 0;
  const shape = draw() % (depth > 0 ? 6 : 2);
  const leaf = (): Condition => {
    const { ref, asks } = refs[draw() % refs.length] ?? { ref: 'flag', asks: booleans };
    return { [ref]: asks[draw() % asks.length] ?? { answered: true } };
  };
  const part = () => conditionOf(draws, refs, depth - 1);
  if (shape < 2) return leaf();
  if (shape === 2) return { not: part() };
  return shape === 3 ? { any: [part(), part()] } : { all: [part(), part()] };
}

function definitionOf(list: readonly Draft[]): StepSet {
  const refs: Ref[] = [
    { ref: 'flag', asks: booleans },
    { ref: 'word', asks: words },
  ];
  const steps = list.map((draft, at): Step => {
    const base = {
      id: `s${at}`,
      title: `Question ${at}?`,
      ...(draft.conditional && { when: conditionOf([...draft.draws], [...refs], 2) }),
      ...(draft.optional && { optional: true }),
    };
    switch (draft.kind) {
      case 'yes-no':
        refs.push({ ref: base.id, asks: booleans });
        return { ...base, kind: 'yes-no' };
      case 'saved':
        refs.push({ ref: base.id, asks: booleans });
        return { ...base, kind: 'yes-no', saves: { value: 'kept' } };
      case 'choice':
        refs.push({ ref: base.id, asks: words });
        return { ...base, kind: 'choice', options };
      default:
        refs.push({ ref: base.id, asks: lists });
        return { ...base, kind: 'checklist', options, none: { label: 'None' } };
    }
  });
  const facts = { flag: 'boolean', word: { enum: ['a', 'b', 'c'] }, kept: 'boolean' } satisfies StepSet['facts'];
  return { flow: 'random', version: 1, facts, sections: { only: steps } };
}

const valuesOf = ({ kind }: StepBase): readonly Value[] =>
  kind === 'yes-no' ? [true, false] : kind === 'choice' ? ['a', 'b'] : [['a'], ['b'], ['a', 'b'], ['none']];

/** Every store there can be, one by one. */
function* everyStore(definition: Definition): Iterable<Answers> {
  const own = definition.steps.filter(({ savesFacts }) => !savesFacts);
  const answers = own.map(({ step }): readonly (Answer | undefined)[] => [
    undefined,
    ...(step.optional ? [{}] : []),
    ...valuesOf(step).map((value) => ({ value })),
  ]);
  const rows = answers.reduce<readonly (readonly (Answer | undefined)[])[]>(
    (all, some) => all.flatMap((row) => some.map((one) => [...row, one])),
    [[]],
  );
  for (const flag of [null, true, false])
    for (const kept of [null, true, false])
      for (const word of [null, 'a', 'b', 'c'])
        for (const row of rows) {
          const saved = own.flatMap(({ step }, at) => {
            const answer = row[at];
            return answer ? [[step.id, { answer, revision: 1 }] as const] : [];
          });
          yield new Answers(definition, { facts: { flag, kept, word }, saved: new Map(saved), today: () => TODAY });
        }
}

function claims(set: StepSet, definition: Definition) {
  const composition = {
    flow: 'random',
    written: [{ set, kinds: stepKinds, source: sourceOf('random.steps.json', JSON.stringify(set)) }],
  };
  const findings = new ConditionCheck(composition, new Model(definition)).findings();
  const about = (code: string) =>
    findings.filter((one) => one.code === code).map(({ pointer }) => Number(pointer.split('/')[3]));
  return { never: about('unreachableStep'), always: about('alwaysTrue') };
}

describe('the claims of the checker about conditions', () => {
  it('agrees with trying every store there can be', () => {
    assert(
      property(drafts, (list) => {
        const set = definitionOf(list);
        const definition = compile(stepKinds, set);
        const shown = new Set<number>();
        const hidden = new Set<number>();
        for (const answers of everyStore(definition))
          for (const { index, when } of definition.steps)
            if (when) (answers.isRelevant(index) ? shown : hidden).add(index);
        const conditional = definition.steps.filter(({ when }) => when).map(({ index }) => index);
        const { never, always } = claims(set, definition);
        const model = new Model(definition);
        const formulas = new Formulas(model);
        for (const index of conditional)
          for (const [wanted, seen] of [
            [true, shown],
            [false, hidden],
          ] as const) {
            const step = definition.steps[index];
            const { kind } = solve(step ? formulas.relevant(step, wanted) : nothing, (variable) =>
              model.anyTime(variable),
            );
            expect(kind).toBe(seen.has(index) ? 'found' : 'none');
          }
        expect(never).toEqual(conditional.filter((index) => !shown.has(index)));
        expect(always).toEqual(conditional.filter((index) => !hidden.has(index)));
      }),
      { seed: SEED, numRuns: times(90, 300) },
    );
  });

  it('comes with answers that show the step, where it can be shown', () => {
    assert(
      property(drafts, (list) => {
        const definition = compile(stepKinds, definitionOf(list));
        const model = new Model(definition);
        const formulas = new Formulas(model);
        for (const step of definition.steps.filter(({ when }) => when))
          for (const wanted of [true, false]) {
            const solution = solve(formulas.relevant(step, wanted), (variable) => model.anyTime(variable));
            if (solution.kind !== 'found') continue;
            const facts: { [ref: string]: Value } = {};
            const saved = new Map<string, { answer: Answer; revision: number }>();
            for (const [variable, held] of solution.held) {
              const value = held?.['value'];
              if (variable.startsWith('fact:') && value !== undefined) facts[variable.slice(5)] = value;
              const own = definition.steps.find((one) => variable === `step:${one.step.id}`);
              if (own && held)
                saved.set(own.step.id, {
                  answer: own.step.optional ? held : wholeAnswer(own.fields, held),
                  revision: 1,
                });
            }
            const answers = new Answers(definition, { facts, saved, today: () => TODAY });
            expect(answers.isRelevant(step.index)).toBe(wanted);
          }
      }),
      { seed: SEED, numRuns: times(200, 400) },
    );
  });
});
