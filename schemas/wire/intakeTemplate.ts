import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { intakeTemplateHeaderSchema } from '../flow/stepSet.ts';
import { objectId } from '../objectId.ts';

/** One stored version of an intake template. */
export const intakeTemplateSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'slug', 'version', 'header'],
  properties: {
    _id: objectId,
    /** The `flow` of its steps JSON. */
    slug: { type: 'string' },
    version: { type: 'integer' },
    header: intakeTemplateHeaderSchema,
    /** The step set itself. Present where one template or one intake is read. */
    definition: { type: 'object', additionalProperties: true },
  },
} as const satisfies JSONSchema;

export type IntakeTemplate = FromSchema<typeof intakeTemplateSchema>;
