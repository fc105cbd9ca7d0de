import type { Field } from '#engine/definition/Field.ts';
import type { ChoiceList, SeenParts, StepPart } from '#engine/definition/KindDefinition.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import { answerWords } from '../describing/answerWords.ts';
import { confirmationField, confirmationName } from './believed.ts';
import type { FieldDefinition } from './FieldDefinition.ts';
import { fieldTypes, type FormField } from './fieldTypes.ts';

/** A step that has form fields. */
interface WithFields {
  readonly fields: readonly FormField[];
}

const definitionOf = (field: FormField): FieldDefinition<FormField> => fieldTypes[field.type];

const ownField = (field: FormField): Field => ({
  name: field.id,
  required: !field.optional,
  ...(field.saves && { saves: field.saves }),
  ...(field.errors && { errors: field.errors }),
  ...definitionOf(field).rule(field),
});

const fieldsOf = (field: FormField): readonly Field[] => {
  const confirmation = 'believed' in field ? confirmationField(field) : undefined;
  return confirmation ? [ownField(field), confirmation] : [ownField(field)];
};

const fieldText = (field: FormField, answer: Answer) => {
  const value = answer[field.id];
  if (value === undefined) return answerWords.noAnswer;
  const text = definitionOf(field).describe(field, value);
  return answer[confirmationName(field.id)] === value ? `${text} ${answerWords.confirmed}` : text;
};

const allowing = (field: FormField): FormField => definitionOf(field).allowing?.(field) ?? field;

const unlocked = ({ lockedWhen: _condition, ...field }: FormField): FormField => field;

/** The members of a kind definition that follow from its form fields. */
export const formParts = {
  fields: (step: WithFields): readonly Field[] => step.fields.flatMap(fieldsOf),
  describe: (step: WithFields, answer: Answer): readonly string[] =>
    step.fields.map((field) => `${field.label}: ${fieldText(field, answer)}`),
  parts: (step: WithFields): readonly StepPart[] =>
    step.fields.map((field, at) => ({
      id: field.id,
      pointer: `/fields/${at}`,
      type: field.type,
      label: field.label,
      definition: field,
      lockedWhen: field.lockedWhen,
      ...definitionOf(field).part?.(field),
    })),
  seen: <S extends WithFields>(step: S, parts: SeenParts): S => ({
    ...step,
    fields: step.fields
      .map((field) => (parts.allowing.has(field.id) ? allowing(field) : field))
      .map((field) => (parts.unlocked.has(field.id) ? unlocked(field) : field)),
  }),
  choices: (step: WithFields): readonly ChoiceList[] =>
    step.fields.flatMap((field, at) => {
      const list = definitionOf(field).choices?.(field);
      return list ? [{ field: field.id, pointer: `/fields/${at}/options`, ...list }] : [];
    }),
} as const;
