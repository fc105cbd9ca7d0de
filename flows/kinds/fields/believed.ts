import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Field } from '#engine/definition/Field.ts';

const range = { minimum: { type: 'number' }, maximum: { type: 'number' } } as const;

/** The range in which a number is believed at once. Beyond it the patient is asked once whether it is right. */
export const believedSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['minimum', 'maximum'],
  properties: {
    ...range,
    /** The fact that holds the number that the patient has confirmed. Without it, it is part of the step's own answer. */
    saves: { type: 'string', minLength: 1 },
    /**
     * What is believed together with another field: `factor` times the number, divided by the other one to a power. The body mass
     * index is the weight in pounds times 703, divided by the height in inches to the power 2.
     */
    ratio: {
      type: 'object',
      additionalProperties: false,
      required: ['to', 'factor', 'power', 'minimum', 'maximum'],
      properties: {
        /** The id of the other field of the form. */
        to: { type: 'string', minLength: 1 },
        factor: { type: 'number' },
        power: { type: 'number' },
        ...range,
      },
    },
  },
} as const satisfies JSONSchema;

type BelievedRange = FromSchema<typeof believedSchema>;

/** A form field that may have a range in which its numbers are believed. */
interface Doubtable {
  readonly id: string;
  readonly believed?: BelievedRange | undefined;
}

/** The part of a field's rule that says what is believed. */
export function believedRule({ believed }: Pick<Doubtable, 'believed'>): Pick<Field & { type: 'number' }, 'believed'> {
  if (believed === undefined) return {};
  const { saves: _saves, ...rule } = believed;
  return { believed: rule };
}

/** The name under which an answer holds the number that the patient has confirmed. No id of a field has an underscore. */
export const confirmationName = (id: string): string => `${id}_confirmed`;

/** The field of the confirmed number; undefined where every number is believed. */
export const confirmationField = ({ id, believed }: Doubtable): Field | undefined =>
  believed && {
    name: confirmationName(id),
    required: false,
    type: 'confirmation',
    of: id,
    ...(believed.saves !== undefined && { saves: believed.saves }),
  };
