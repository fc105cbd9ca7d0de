import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { identityParts, leadsTo } from './identityParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';
import { whyNeeded } from './whyNeeded.ts';

/**
 * The start of identity verification: a card that begins it, and a button that postpones it. The answer is 'begin' or
 * 'later'.
 */
export const identitySchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'card', 'why', 'later'],
  properties: {
    ...stepBase,
    kind: { const: 'identity' },
    card: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'badge', 'text', 'documents'],
      properties: {
        title: { type: 'string', minLength: 1 },
        badge: { type: 'string', minLength: 1 },
        text: { type: 'string', minLength: 1 },
        documents: { type: 'array', minItems: 1, items: { type: 'string', minLength: 1 } },
      },
    },
    why: whyNeeded,
    later: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type IdentityStep = StepFrom<typeof identitySchema>;

export const identityKind: KindDefinition<IdentityStep> = {
  ...identityParts,
  fields: () => [leadsTo(['begin', 'later'])],
};

export const identitySample: Sample<IdentityStep> = {
  step: {
    id: 'identity',
    kind: 'identity',
    title: 'Who?',
    card: { title: 'Card', badge: 'New', text: 'Card', documents: ['Passport'] },
    why: { label: 'Why?', reasons: ['Law'] },
    later: 'Later',
  },
  answer: { value: 'begin' },
};
