import type { FromSchema, JSONSchema } from 'json-schema-to-ts';

const slug = { type: 'string', pattern: '^[a-z][a-z0-9-]*$', maxLength: 64 } as const;

/** One choice, or several; a free text is written as `Other: {text}`. */
const lifestyleAnswerSchema = {
  title: 'LifestyleAnswer',
  anyOf: [
    { type: 'string', minLength: 1, maxLength: 1000 },
    { type: 'array', minItems: 1, maxItems: 20, items: { type: 'string', minLength: 1, maxLength: 1000 } },
  ],
} as const satisfies JSONSchema;

/** Lifestyle answers by the slugs of their questions. */
export const lifestyleAnswersSchema = {
  title: 'LifestyleAnswers',
  type: 'object',
  propertyNames: slug,
  additionalProperties: lifestyleAnswerSchema,
} as const satisfies JSONSchema;

/**
 * GET /v2/users/{userId}/lifestyle: the lifestyle questions, the patient's answers, and the definition that the portal
 * walks (a step set with the section `questions`, whose step ids are the slugs).
 */
export const lifestyleSchema = {
  title: 'Lifestyle',
  type: 'object',
  additionalProperties: false,
  required: ['questions', 'answers', 'definition', 'revision'],
  properties: {
    questions: {
      type: 'array',
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['slug', 'question', 'type', 'options'],
        properties: {
          slug,
          question: { type: 'string' },
          type: { type: 'string', enum: ['single-select', 'multi'] },
          options: { type: 'array', items: { type: 'string' } },
        },
      },
    },
    answers: lifestyleAnswersSchema,
    definition: { type: 'object', additionalProperties: true },
    /** The revision of the patient's account. */
    revision: { type: 'integer' },
  },
} as const satisfies JSONSchema;

/**
 * PATCH /v2/users/{userId}: saves some lifestyle answers; the others stay unchanged. The response is the stored
 * lifestyle. An outdated account revision gives RevisionConflict with the stored lifestyle; an outdated version of the
 * definition gives QuestionRetired.
 */
export const lifestyleUpdateSchema = {
  title: 'LifestyleUpdate',
  type: 'object',
  additionalProperties: false,
  required: ['medical_profile', 'revision'],
  properties: {
    medical_profile: {
      type: 'object',
      additionalProperties: false,
      required: ['lifestyle'],
      properties: { lifestyle: { ...lifestyleAnswersSchema, title: 'ChangedLifestyleAnswers', minProperties: 1 } },
    },
    revision: { type: 'integer' },
    /** The version of the definition in which the questions were answered. */
    version: { type: 'integer' },
  },
} as const satisfies JSONSchema;

export type Lifestyle = FromSchema<typeof lifestyleSchema>;
export type LifestyleQuestion = Lifestyle['questions'][number];
export type LifestyleAnswer = FromSchema<typeof lifestyleAnswerSchema>;
export type LifestyleUpdate = FromSchema<typeof lifestyleUpdateSchema>;
