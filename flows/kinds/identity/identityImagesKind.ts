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
    /** The label of the button: without an image, and with one. */
    add: { type: 'string', minLength: 1 },
    edit: { type: 'string', minLength: 1 },
    /** Alternative text of the image. */
    alt: { type: 'string', minLength: 1 },
  },
} as const;

/** The images of an identity verification. The answer is 'id' or 'selfie' to take that photo, 'continue' or 'later'. */
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
    /** The message when the patient continues without all images. */
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
