import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/** The memberships that a visit offers, their benefits, and their prices. */
export const membershipSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'memberships', 'prices', 'included', 'values'],
  properties: {
    ...stepBase,
    kind: { const: 'membership' },
    /** The heading above the memberships, where there are several. */
    memberships: text,
    /** The heading above the prices. */
    prices: text,
    /** The heading above the benefits. */
    included: text,
    /** The benefits, by type of membership. */
    values: {
      type: 'object',
      additionalProperties: false,
      required: ['advanced', 'other'],
      properties: { advanced: text, other: text },
    },
  },
} as const satisfies JSONSchema;

export type MembershipStep = StepFrom<typeof membershipSchema>;

/** The application stores the choice; the step itself asks nothing. */
export const membershipKind: KindDefinition<MembershipStep> = asksNothing;

export const membershipSample: Sample<MembershipStep> = {
  step: {
    id: 'membership',
    kind: 'membership',
    title: 'Join?',
    memberships: 'Memberships',
    prices: 'Prices',
    included: 'Included',
    values: { advanced: 'Much', other: 'Much' },
  },
  answer: {},
};
