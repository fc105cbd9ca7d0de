import type { Field } from '#engine/definition/Field.ts';
import type { ChoiceList, SeenParts, StepPart } from '#engine/definition/KindDefinition.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { answerWords } from '../answerWords.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { fieldTypes } from './fieldTypes.ts';

/** A step that has form fields. */
interface WithFields {
  readonly fields: readonly FormField[];
}

const definitionOf = (field: FormField): FieldDefinition => fieldTypes[field.type];

const fieldOf = (field: FormField): Field => ({
  name: field.id,
  required: !field.optional,
  ...(field.saves && { saves: field.saves }),
  ...(field.errors && { errors: field.errors }),
  ...definitionOf(field).rule(field),
});

const fieldText = (field: FormField, answer: Answer) => {
  const value = answer[field.id];
  return value === undefined ? answerWords.noAnswer : definitionOf(field).describe(field, value);
};

function withoutExclusions(field: FormField): FormField {
  if (field.type !== 'select') return field;
  const { excludes: _excludes, ...rest } = field;
  return rest;
}

/** What a kind with form fields is, as far as its fields go. */
export const formParts = {
  fields: (step: WithFields): readonly Field[] => step.fields.map(fieldOf),
  describe: (step: WithFields, answer: Answer): readonly string[] =>
    step.fields.map((field) => `${field.label}: ${fieldText(field, answer)}`),
  parts: (step: WithFields): readonly StepPart[] =>
    step.fields.map((field, at) => ({
      id: field.id,
      pointer: `/fields/${at}`,
      type: field.type,
      label: field.label,
      definition: field,
      ...(field.type === 'number' && { unit: field.unit }),
      ...(field.type === 'select' && { excludesWhen: field.excludesWhen }),
      ...('pattern' in field && { pattern: field.pattern }),
    })),
  seen: <S extends WithFields>(step: S, { allowing }: SeenParts): S => ({
    ...step,
    fields: step.fields.map((field) => (allowing.has(field.id) ? withoutExclusions(field) : field)),
  }),
  choices: (step: WithFields): readonly ChoiceList[] =>
    step.fields.flatMap((field, at) => {
      const list = definitionOf(field).choices?.(field);
      return list ? [{ field: field.id, pointer: `/fields/${at}/options`, ...list }] : [];
    }),
} as const;
