import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { expect, it } from 'vitest';
import type { Answer } from '#schemas/flow/answer.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { placeOf } from '#flows/visit/placeOf.ts';
import followUp from '#flows/intakes/follow-up-check-in.steps.json';
import pharmacy from '#flows/pharmacy/pharmacy.steps.json';

const definition = compile(stepKinds, stepSetOf(pharmacy), stepSetOf(followUp));

/** How the questions of a section are counted for a patient of that sex, irrelevant ones left out. */
function places(sex: string, section: string): string[] {
  const answers = new Answers(definition, {
    facts: { 'patient.sex': sex },
    today: () => ({ year: 2026, month: 1, day: 1 }),
  });
  return definition.steps
    .filter((step) => step.section === section && answers.isRelevant(step.index))
    .map(({ index }) => placeOf({ answers, section, index }))
    .map(({ at, total }) => `${at} of ${total}`);
}

it.each([
  ['female', ['1 of 4', '2 of 4', '3 of 4', '4 of 4']],
  ['male', ['1 of 3', '2 of 3', '3 of 3']],
  ['other', ['1 of 4', '1 of 4', '2 of 4', '3 of 4']],
])('the pharmacy questions of a patient of sex %s are counted %j', (sex, counted) => {
  expect(places(sex, 'pharmacy-questions')).toEqual(counted);
});

it('other questions are counted alike for everybody', () => {
  const counted = places('female', 'intake');
  expect(counted[0]).toMatch(/^1 of /);
  expect(places('other', 'intake')).toEqual(counted);
});

it('a total that answers to come may raise is said to be about', () => {
  const answers = new Answers(definition, {
    facts: { 'patient.sex': 'male' },
    today: () => ({ year: 2026, month: 1, day: 1 }),
  });
  const at = (step: string) => definition.positions.get(step) ?? -1;
  const placeAt = (step: string) => placeOf({ answers, section: 'intake', index: at(step) });
  const first = placeAt('feeling');
  expect(first.mayGrow).toBe(true);
  answers.accept(at('feeling'), { value: 'worse' });
  expect(placeAt('feeling').total).toBe(first.total + 1);
  expect(placeAt('new-medications').mayGrow).toBe(false);
});

it('a total that is said to be final is not raised by any answer that follows', () => {
  const answers = new Answers(definition, {
    facts: { 'patient.sex': 'male' },
    today: () => ({ year: 2026, month: 1, day: 1 }),
  });
  const afterFinal: number[] = [];
  const given: { readonly [step: string]: Answer } = {
    feeling: { value: 'worse' },
    doses: { value: 'most' },
    'side-effects': { value: ['infection'] },
  };
  for (const { index, step, section } of definition.steps) {
    if (section !== 'intake' || !answers.isRelevant(index)) continue;
    const { total, mayGrow } = placeOf({ answers, section, index });
    if (!mayGrow) afterFinal.push(total);
    const answer = given[step.id];
    if (answer) answers.accept(index, answer);
  }
  expect(afterFinal.length).toBeGreaterThan(2);
  expect(new Set(afterFinal).size).toBe(1);
});
