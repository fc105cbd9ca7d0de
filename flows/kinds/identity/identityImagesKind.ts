import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { identityParts, leadsTo } from './identityParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';
import { whyNeeded } from './whyNeeded.ts';

const card = {
  type: 'object',
  additionalProperties: false,
  required: ['title', 'text', 'add', 'edit', 'alt'],
  properties: {
    title: { type: 'string', minLength: 1 },
    text: { type: 'string', minLength: 1 },
    /** The button while there is no image, and once there is one. */
    add: { type: 'string', minLength: 1 },
    edit: { type: 'string', minLength: 1 },
    /** What the image shows, for those who do not see it. */
    alt: { type: 'string', minLength: 1 },
  },
} as const;

/** The images of an identity verification. Answered with 'id' or 'selfie' to take one, 'continue' or 'later'. */
export const identityImagesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'idCard', 'selfie', 'why', 'later', 'missing'],
  properties: {
    ...stepBase,
    kind: { const: 'identity-images' },
    idCard: card,
    selfie: card,
    why: whyNeeded,
    later: { type: 'string', minLength: 1 },
    /** Why the patient cannot go on while an image is missing. */
    missing: { type: 'string', minLength: 1 },
  },
} as const satisfies JSONSchema;

export type IdentityImagesStep = StepFrom<typeof identityImagesSchema>;

export const identityImagesKind: KindDefinition<IdentityImagesStep> = {
  ...identityParts,
  fields: () => [leadsTo(['id', 'selfie', 'continue', 'later'])],
};

export const identityImagesSample: Sample<IdentityImagesStep> = {
  step: {
    id: 'identity-images',
    kind: 'identity-images',
    title: 'Images',
    idCard: { title: 'Id', text: 'Id', add: 'Add', edit: 'Edit', alt: 'Id' },
    selfie: { title: 'You', text: 'You', add: 'Add', edit: 'Edit', alt: 'You' },
    why: { label: 'Why?', reasons: ['Law'] },
    later: 'Later',
    missing: 'Missing',
  },
  answer: { value: 'continue' },
};
