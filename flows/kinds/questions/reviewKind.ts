import type { JSONSchema } from 'json-schema-to-ts';
import type { Field } from '#engine/definition/Field.ts';
import type { ChoiceList, KindDefinition } from '#engine/definition/KindDefinition.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { checklistKind, checklistSchema, type ChecklistStep } from './checklistKind.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';
import { yesNoKind, yesNoSchema, type YesNoStep } from './yesNoKind.ts';

const MAIN = 'value';

/** The name of a field inside a part: `<part>.<field>`, or the part's id alone for the main field. */
const partName = (part: string, field: string) => (field === MAIN ? part : `${part}.${field}`);

/** The fields of a step, renamed for use as a part of another step. */
const prefixed = (fields: readonly Field[], part: string): readonly Field[] =>
  fields.map((field) => ({
    ...field,
    name: partName(part, field.name),
    ...(field.applies && { applies: { ...field.applies, field: partName(part, field.applies.field) } }),
  }));

/** Several earlier answers on one screen, each with its saved value and editable. */
export const reviewSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'items'],
  properties: {
    ...stepBase,
    kind: { const: 'review' },
    note: { type: 'string' },
    items: { type: 'array', minItems: 1, items: { oneOf: [yesNoSchema, checklistSchema] } },
  },
} as const satisfies JSONSchema;

/** An item of a review screen: asked and checked like a step of its own. */
export type ReviewItem = YesNoStep | ChecklistStep;

export type ReviewStep = Omit<StepFrom<typeof reviewSchema>, 'items'> & { readonly items: readonly ReviewItem[] };

/** The fields of an item, as for a separate question. */
const itemFields = (item: ReviewItem): readonly Field[] =>
  item.kind === 'yes-no' ? yesNoKind.fields(item) : checklistKind.fields(item);

/** The part of a review's answer that belongs to an item, as the answer to a separate question. */
function itemAnswer({ id }: ReviewItem, answer: Answer): Answer {
  const own: { [field: string]: Value } = {};
  for (const [name, value] of Object.entries(answer)) {
    if (name === id) own['value'] = value;
    else if (name.startsWith(`${id}.`)) own[name.slice(id.length + 1)] = value;
  }
  return own;
}

const describeItem = (item: ReviewItem, answer: Answer) =>
  item.kind === 'yes-no' ? yesNoKind.describe(item, answer) : checklistKind.describe(item, answer);

const choicesOf = (item: ReviewItem): readonly ChoiceList[] =>
  item.kind === 'checklist' ? checklistKind.choices(item) : [];

export const reviewKind: KindDefinition<ReviewStep> = {
  keepsIn: 'stated',
  secret: false,
  fields: ({ items }) => items.flatMap((item) => prefixed(itemFields(item), item.id)),
  describe: ({ items }, answer) =>
    items.flatMap((item) => describeItem(item, itemAnswer(item, answer)).map((line) => `${item.title} ${line}`)),
  parts: ({ items }) =>
    items.map((item, at) => ({
      id: item.id,
      pointer: `/items/${at}`,
      type: item.kind,
      label: item.title,
      definition: item,
      when: item.when,
      sensitive: item.sensitive,
    })),
  seen: (step, { hidden }) => ({ ...step, items: step.items.filter(({ id }) => !hidden.has(id)) }),
  choices: ({ items }) =>
    items.flatMap((item, at) =>
      choicesOf(item).map((list) => ({
        ...list,
        field: partName(item.id, list.field),
        pointer: `/items/${at}${list.pointer}`,
      })),
    ),
};

export const reviewSample: Sample<ReviewStep> = {
  step: {
    id: 'review',
    kind: 'review',
    title: 'Still right?',
    items: [
      { id: 'first', kind: 'yes-no', title: 'First?', details: { label: 'Which?' } },
      {
        id: 'second',
        kind: 'checklist',
        title: 'Second?',
        options: [{ value: 'item', label: 'One', details: { label: 'Which?' } }],
      },
    ],
  },
  answer: {
    first: true,
    'first.details': 'first',
    second: ['item'],
    'second.details.item': 'second',
  },
};
