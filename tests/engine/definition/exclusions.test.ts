import type { StepOf } from '#flows/kinds/stepKinds.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { describe, expect, it } from 'vitest';
import { Answers } from '#engine/answers/Answers.ts';
import { checkAnswer } from '#engine/answers/checkAnswer.ts';
import { compile } from '#engine/definition/compile.ts';
import { DefinitionError } from '#engine/definition/DefinitionError.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { FormField } from '#flows/kinds/fields/fieldTypes.ts';
import { TODAY } from '../TODAY.ts';

const state: FormField = {
  id: 'state',
  type: 'select',
  label: 'State',
  saves: 'patient.state',
  source: 'states',
  excludes: ['NY', 'NJ'],
  errors: { invalid: 'Choose a state.', excluded: 'Not there.' },
};
const name: FormField = {
  id: 'name',
  type: 'text',
  label: 'Name',
  saves: 'patient.name',
  maxLength: 35,
  errors: { invalid: 'Enter your name.' },
};

const addressOf = (...fields: FormField[]): StepOf<'form'> => ({
  id: 'address',
  kind: 'form',
  title: 'Address',
  fields,
});

const definitionOf = (field: FormField) =>
  compile(stepKinds, {
    flow: 'flow',
    version: 1,
    facts: { 'cart.type': { enum: ['lab', 'supplement'] }, 'patient.state': 'string', 'patient.name': 'string' },
    conditions: { isLab: { 'cart.type': 'lab' } },
    sections: { form: [addressOf(name, field)] },
  });

function refusals(field: FormField, facts: Facts, value: string): readonly string[] {
  const answers = new Answers(definitionOf(field), { facts, today: () => TODAY });
  const [step] = answers.definition.steps;
  const { fields } = step?.seenBy(answers) ?? { fields: [] };
  return checkAnswer(fields, { name: 'Ava', state: value }, TODAY).map((problem) => `${problem.field} ${problem.code}`);
}

const conditional: FormField = { ...state, excludesWhen: 'isLab' };

describe('a value that a field excludes', () => {
  it('is refused always where there is no condition', () => {
    expect(refusals(state, {}, 'NY')).toEqual(['state excluded']);
    expect(refusals(state, { 'cart.type': 'supplement' }, 'NJ')).toEqual(['state excluded']);
  });

  it.each<readonly [string, Facts, readonly string[]]>([
    ['is refused while its condition is true', { 'cart.type': 'lab' }, ['state excluded']],
    ['is allowed while its condition is false', { 'cart.type': 'supplement' }, []],
    ['is allowed while its condition is unknown', {}, []],
  ])('%s', (_, facts, expected) => {
    expect(refusals(conditional, facts, 'NY')).toEqual(expected);
  });

  it('is not any other value', () => {
    expect(refusals(conditional, { 'cart.type': 'lab' }, 'CA')).toEqual([]);
  });
});

it('a field without a condition refuses its excluded values beside a field with a condition', () => {
  const definition = compile(stepKinds, {
    flow: 'flow',
    version: 1,
    facts: { 'cart.type': { enum: ['lab', 'supplement'] }, 'patient.state': 'string', 'patient.home': 'string' },
    conditions: { isLab: { 'cart.type': 'lab' } },
    sections: {
      form: [addressOf(conditional, { ...state, id: 'home', saves: 'patient.home' })],
    },
  });
  const answers = new Answers(definition, { facts: { 'cart.type': 'supplement' }, today: () => TODAY });
  const { fields } = definition.steps[0]?.seenBy(answers) ?? { fields: [] };
  const problems = checkAnswer(fields, { state: 'NY', home: 'NY' }, TODAY);
  expect(problems.map(({ field, code }) => `${field} ${code}`)).toEqual(['home excluded']);
});

it('a step that was answered is open again once its answer is excluded', () => {
  const saved = { 'patient.name': 'Ava', 'patient.state': 'NY', 'cart.type': 'supplement' };
  const answers = new Answers(definitionOf(conditional), { facts: saved, today: () => TODAY });
  const [step] = answers.definition.steps;
  const isAnswered = () => step !== undefined && answers.isAnswered(step);
  expect(isAnswered()).toBe(true);
  answers.learn({ 'cart.type': 'lab' });
  expect(isAnswered()).toBe(false);
});

it('a condition that nobody has named is refused', () => {
  expect(() => definitionOf({ ...state, excludesWhen: 'isPill' })).toThrow(DefinitionError);
});
