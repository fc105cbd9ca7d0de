import type { Comparison, Condition, Literal } from '#schemas/flow/condition.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { isGroup, isNegation } from '#engine/conditions/compileCondition.ts';
import { stepsOf } from './scriptedAnswers.ts';

/** The name under which a fact is known to the survey: dots would mean a path there. */
export const variableOf = (ref: string): string => ref.replaceAll('.', '_');

const NEVER = '1 = 2';
const opposite: { readonly [operator: string]: string } = {
  '=': '<>',
  '<>': '=',
  anyof: 'noneof',
  noneof: 'anyof',
  contains: 'notcontains',
  '>=': '<',
  '<': '>=',
  '>': '<=',
};
const operators: { readonly [K in keyof Comparison]: string } = {
  is: '=',
  isNot: '<>',
  in: 'anyof',
  notIn: 'noneof',
  includes: 'contains',
  atLeast: '>=',
  lessThan: '<',
  moreThan: '>',
};

function comparison(ref: string, asked: Literal | Comparison, wanted: boolean): string {
  const name = `{${variableOf(ref)}}`;
  const all: Comparison = typeof asked === 'object' ? asked : { is: asked };
  if (all.answered !== undefined) return `${name} ${all.answered === wanted ? 'notempty' : 'empty'}`;
  const parts = Object.entries(operators).flatMap(([key, operator]) => {
    const operand = Object.entries(all).find(([one]) => one === key)?.[1];
    if (operand === undefined) return [];
    return [`${name} ${wanted ? operator : (opposite[operator] ?? operator)} ${JSON.stringify(operand)}`];
  });
  return `(${name} notempty and (${parts.join(wanted ? ' and ' : ' or ')}))`;
}

const join = (parts: readonly string[], all: boolean) => `(${parts.join(all ? ' and ' : ' or ')})`;

function expression(set: StepSet, condition: Condition, wanted: boolean): string {
  if (typeof condition === 'string') {
    const named = set.conditions?.[condition];
    return named === undefined ? NEVER : expression(set, named, wanted);
  }
  if (isGroup(condition, 'all'))
    return join(
      condition.all.map((one) => expression(set, one, wanted)),
      wanted,
    );
  if (isGroup(condition, 'any'))
    return join(
      condition.any.map((one) => expression(set, one, wanted)),
      !wanted,
    );
  if (isNegation(condition)) return expression(set, condition.not, !wanted);
  return join(
    Object.entries(condition).map(([ref, asked]) => comparison(ref, asked, wanted)),
    wanted,
  );
}

function element(step: Step): object {
  const base = { name: step.id, title: step.title, isRequired: true };
  switch (step.kind) {
    case 'yes-no':
      return step.details
        ? {
            type: 'panel',
            name: step.id,
            elements: [
              { ...base, name: `${step.id}_value`, valueName: step.id, type: 'boolean' },
              {
                type: 'comment',
                name: `${step.id}_details`,
                title: step.details.label,
                isRequired: true,
                visibleIf: `{${step.id}} = true`,
              },
            ],
          }
        : { ...base, type: 'boolean' };
    case 'choice':
      return { ...base, type: 'radiogroup', choices: choices(step.options) };
    case 'checklist':
      return { ...base, type: 'checkbox', choices: choices(step.options), showNoneItem: true };
    case 'short-text':
      return { ...base, type: 'text', validators: [{ type: 'text', maxLength: step.maxLength ?? 250 }] };
    default:
      throw new Error(`no survey question for ${step.kind}`);
  }
}

const choices = (options: readonly { readonly value: string; readonly label: string }[]) =>
  options.map(({ value, label }) => ({ value, text: label }));

/** A definition in the survey's own language, and the variable that each saving question sets. */
export interface SurveyDefinition {
  readonly survey: object;
  readonly saves: { readonly [question: string]: string };
}

/** The same definition for the survey, in its mode of one question a page: conditions as its expressions. */
export function surveyDefinition(set: StepSet): SurveyDefinition {
  const saves: { [question: string]: string } = {};
  const elements = stepsOf(set).map((step) => {
    if (step.kind === 'yes-no' && step.saves) saves[step.id] = variableOf(step.saves.value);
    return step.when === undefined
      ? element(step)
      : Object.assign(element(step), { visibleIf: expression(set, step.when, true) });
  });
  const mode = { questionsOnPageMode: 'questionPerPage', clearInvisibleValues: 'onHidden' };
  return { survey: { ...mode, pages: [{ name: 'intake', elements }] }, saves };
}
