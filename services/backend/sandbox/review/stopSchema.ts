import { answerSchema } from '#schemas/flow/answer.ts';
import { objectId } from '#schemas/objectId.ts';

/** GET /sandbox/stops: what waits for a person of the care team. */
export const stopSchema = {
  title: 'Stop',
  type: 'object',
  additionalProperties: false,
  required: ['_id', 'stop', 'kind', 'patient', 'intake', 'about', 'answers', 'before', 'created_at'],
  properties: {
    _id: objectId,
    /** Its id in the template of the visit. */
    stop: { type: 'string' },
    kind: { type: 'string', enum: ['never', 'provider-first'] },
    patient: objectId,
    intake: objectId,
    /** What it holds up. */
    about: { type: 'string', enum: ['visit', 'review', 'treatment'] },
    /** The answers that raised it, and those that did before they were changed. */
    answers: answerSchema,
    before: { anyOf: [{ type: 'array', items: answerSchema }, { type: 'null' }] },
    /** ISO 8601. */
    created_at: { type: 'string' },
  },
} as const;
