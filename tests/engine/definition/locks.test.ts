import { expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { isKind } from '#flows/kinds/isKind.ts';
import { stepKinds, type StepOf } from '#flows/kinds/stepKinds.ts';
import { startVisit } from '../flows/startVisit.ts';
import { TODAY } from '../TODAY.ts';

const profile = (lockedWhen: string): StepOf<'form'> => ({
  id: 'profile',
  kind: 'form',
  title: 'Profile',
  fields: [
    { id: 'name', type: 'text', label: 'Name', saves: 'patient.name', lockedWhen },
    { id: 'weight', type: 'text', label: 'Weight', saves: 'patient.weight' },
  ],
});

const definitionOf = (lockedWhen: string) =>
  compile(stepKinds, {
    flow: 'flow',
    version: 1,
    facts: { 'patient.verified': 'boolean', 'patient.name': 'string', 'patient.weight': 'string' },
    conditions: { verified: { 'patient.verified': true } },
    sections: {
      form: [profile(lockedWhen)],
    },
  });

function lockedFor(facts: Facts): readonly string[] {
  const answers = new Answers(definitionOf('verified'), { facts, today: () => TODAY });
  const seen = answers.definition.steps[0]?.seenBy(answers).step;
  if (!seen || !isKind(seen, 'form')) throw new TypeError('the form is not seen');
  return seen.fields.filter(({ lockedWhen }) => lockedWhen !== undefined).map(({ id }) => id);
}

it('a field is locked for patients of whom its condition is true, and for no others', () => {
  expect(lockedFor({ 'patient.verified': true })).toEqual(['name']);
  expect(lockedFor({ 'patient.verified': false })).toEqual([]);
  expect(lockedFor({})).toEqual([]);
});

it('a lock names a condition that there is', () => {
  expect(() => definitionOf('nobody')).toThrow(DefinitionError);
});

it.each([
  [true, ['first-name', 'last-name', 'sex', 'birthday']],
  [false, []],
])('the profile of a visit locks what was confirmed, verified: %s', async (verified, locked) => {
  const { answers } = await startVisit({ facts: { 'patient.verified': verified } });
  const step = answers.definition.steps.find(({ step: { id } }) => id === 'profile')?.seenBy(answers).step;
  if (!step || !isKind(step, 'form')) throw new TypeError('a visit asks for no profile');
  expect(step.fields.filter(({ lockedWhen }) => lockedWhen !== undefined).map(({ id }) => id)).toEqual(locked);
});
