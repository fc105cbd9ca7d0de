import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { expect, it } from 'vitest';
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
