import { asStep } from '#flows/kinds/asStep.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { assert, gen, nat, property, type GeneratorValue } from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Value } from '#schemas/flow/answer.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import { Answers } from '#engine/answers/Answers.ts';
import type { AnswerView } from '#engine/definition/AnswerView.ts';
import { explainSection, explainStep, formatReason, type Reason } from '#engine/authoring/conditions/explain.ts';
import { compile } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { pick } from '../random/pick.ts';
import { randomAnswer } from '../random/randomAnswer.ts';
import { randomDefinition, type RandomDefinition } from '../random/randomDefinition.ts';
import { times } from '#tests/support/full.ts';
import { TODAY } from '../TODAY.ts';

const SEED = 20_270_112;

const refsIn = (reason: Reason): readonly string[] => [
  ...(reason.ref === undefined ? [] : [reason.ref]),
  ...reason.parts.flatMap(refsIn),
];

/** Answers of a random definition in which some facts are known and some steps answered. */
function randomAnswers(draw: GeneratorValue, { sets, facts }: RandomDefinition): Answers {
  const known = [...facts].flatMap(([ref, domain]) => (draw(nat, 1) === 0 ? [] : [[ref, pick(draw, domain)] as const]));
  const definition = compile(stepKinds, ...sets);
  const given = definition.steps
    .filter(({ asks }) => asks && draw(nat, 2) > 0)
    .map(({ step }) => [step.id, { answer: randomAnswer(draw, asStep(step)), revision: 1 }] as const);
  return new Answers(definition, { facts: Object.fromEntries(known), saved: new Map(given), today: () => TODAY });
}

/** What is read at some references stays, at all others stands something of another kind. */
function onlyReading(answers: Answers, refs: ReadonlySet<string>, other: Value | undefined): AnswerView {
  const { steps } = answers.definition;
  const names = (index: number, field: string) => {
    const id = steps[index]?.step.id ?? '';
    return field === 'value' ? [id, `${id}.value`] : [`${id}.${field}`];
  };
  return {
    fact: (ref) => (refs.has(ref) ? answers.fact(ref) : other),
    value: (index, field) => (names(index, field).some((name) => refs.has(name)) ? answers.value(index, field) : other),
  };
}

describe('the reason of a step', () => {
  it('is true, false or unknown as its compiled condition is, and only the parts it names decide', () => {
    let unknown = 0;
    let nested = 0;
    assert(
      property(gen(), (draw) => {
        const answers = randomAnswers(draw, randomDefinition(draw));
        for (const { index, when, step } of answers.definition.steps) {
          const { reason, shown } = explainStep(answers, index);
          expect(reason === undefined).toBe(when === undefined);
          expect(shown).toBe(answers.isRelevant(index));
          if (!reason || !when) continue;
          expect([step.id, reason.truth]).toEqual([step.id, when(answers)]);
          if (reason.truth === undefined) unknown += 1;
          if (reason.parts.length > 0) nested += 1;
          const refs = new Set(refsIn(reason));
          for (const other of [undefined, true, false, 'b', 2, ['a', 'none']])
            expect([step.id, other, when(onlyReading(answers, refs, other))]).toEqual([step.id, other, reason.truth]);
        }
      }),
      { seed: SEED, numRuns: times(400, 1500) },
    );
    expect(unknown).toBeGreaterThan(300);
    expect(nested).toBeGreaterThan(300);
  });
});

const yesNo = (id: string, when?: Condition) => ({
  id,
  kind: 'yes-no' as const,
  title: 'A question',
  ...(when !== undefined && { when }),
});

const definition = compile(stepKinds, {
  flow: 'sleep',
  version: 1,
  facts: { 'patient.sex': { enum: ['female', 'male'] }, 'patient.weight': 'number' },
  conditions: {
    notMale: { 'patient.sex': { isNot: 'male' } },
    snores: { snoring: true },
    heavy: { all: ['snores', { 'patient.weight': { moreThan: 220 } }] },
    alias: 'heavy',
  },
  sections: {
    questions: [
      yesNo('snoring'),
      yesNo('pregnant', 'notMale'),
      yesNo('mask', { any: ['heavy', { pregnant: true }] }),
      yesNo('mask-fits', { mask: { answered: true, isNot: false } }),
      yesNo('again', { not: 'alias' }),
    ],
  },
});

function explained(facts: Facts, given: { readonly [step: string]: boolean }) {
  const saved = Object.entries(given).map(([id, value]) => [id, { answer: { value }, revision: 1 }] as const);
  const answers = new Answers(definition, { facts, saved: new Map(saved), today: () => TODAY });
  return explainSection(answers, 'questions').flatMap(formatReason);
}

describe('the reasons of a section', () => {
  it('state the values that were read and the parts that decide', () => {
    expect(explained({ 'patient.sex': 'female', 'patient.weight': 180 }, { snoring: true, pregnant: true })).toEqual([
      `'snoring' is always shown`,
      `'pregnant' is shown`,
      '  true: notMale (patient.sex is not male): it is female',
      `'mask' is shown`,
      '  true: any of 2',
      '    true: pregnant is yes: it is yes',
      `'mask-fits' is left out`,
      '  false: mask is answered and is not no: it is not known',
      `'again' is shown`,
      '  true: not',
      '    false: alias (heavy)',
      '      false: heavy (all of 2)',
      '        false: patient.weight is more than 220: it is 180',
    ]);
  });

  it('say that the answer of a hidden step does not count, and name unknown values', () => {
    expect(explained({ 'patient.sex': 'male' }, { snoring: true, pregnant: true })).toEqual([
      `'snoring' is always shown`,
      `'pregnant' is left out`,
      '  false: notMale (patient.sex is not male): it is male',
      `'mask' is left out`,
      '  unknown: any of 2',
      '    unknown: heavy (all of 2)',
      '      true: snores (snoring is yes): it is yes',
      '      unknown: patient.weight is more than 220: it is not known',
      `    unknown: pregnant is yes: 'pregnant' is not shown, so its answer does not count`,
      `'mask-fits' is left out`,
      `  false: mask is answered and is not no: 'mask' is not shown, so its answer does not count`,
      `'again' is left out`,
      '  unknown: not',
      '    unknown: alias (heavy)',
      '      unknown: heavy (all of 2)',
      '        true: snores (snoring is yes): it is yes',
      '        unknown: patient.weight is more than 220: it is not known',
    ]);
  });

  it('are refused of a section or a position that there is not', () => {
    const answers = new Answers(definition, { today: () => TODAY });
    expect(() => explainSection(answers, 'answers')).toThrow(DefinitionError);
    expect(() => explainStep(answers, 5)).toThrow(RangeError);
  });
});
