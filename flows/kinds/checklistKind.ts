import type { Field } from '#engine/definition/Field.ts';
import type { Choice, ChoiceList, KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepOf } from '#schemas/flow/step.ts';
import { describeChoices } from './describeChoice.ts';
import { optionDetails } from './details.ts';
import { noneValueOf } from './noneOption.ts';

type Checklist = StepOf<'checklist'>;

/** All that can be chosen, the excluding choice last. */
function choicesOf({ options, none }: Checklist): readonly Choice[] {
  const value = noneValueOf(none);
  return none && value !== undefined ? [...options, { value, label: none.label }] : options;
}

function choicesField(step: Checklist): Field {
  const { options, none, optional } = step;
  const saved = options.flatMap(({ value, saves }) => (saves ? [[value, saves] as const] : []));
  const noneValue = noneValueOf(none);
  return {
    name: 'value',
    type: 'choices',
    required: !optional,
    options: choicesOf(step).map(({ value }) => value),
    ...(noneValue !== undefined && { none: noneValue }),
    ...(saved.length > 0 && { savesEach: Object.fromEntries(saved) }),
  };
}

export const checklistKind = {
  keepsIn: 'stated',
  secret: false,
  fields: (step: Checklist): readonly Field[] => [
    choicesField(step),
    ...optionDetails(step.options, (includes) => ({ field: 'value', includes })),
  ],
  describe: (step: Checklist, answer: Answer) => describeChoices(choicesOf(step), answer),
  choices: (step: Checklist): readonly ChoiceList[] => [
    { field: 'value', pointer: '/options', choices: choicesOf(step) },
  ],
} as const satisfies KindDefinition<StepOf<'checklist'>>;
