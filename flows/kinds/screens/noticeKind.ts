import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { asksNothing } from '../definition/asksNothing.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

/** A message with one or more buttons: `continues` goes forward, `to` is a link inside the portal. */
export const noticeSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'actions'],
  properties: {
    ...stepBase,
    kind: { const: 'notice' },
    tone: { type: 'string', enum: ['success', 'warning', 'info'] },
    body: { type: 'array', items: { type: 'string' } },
    actions: {
      type: 'array',
      minItems: 1,
      items: {
        type: 'object',
        additionalProperties: false,
        required: ['label'],
        properties: {
          label: { type: 'string', minLength: 1 },
          does: { type: 'string', enum: ['continue', 'back'] },
          to: { type: 'string', pattern: '^/' },
        },
      },
    },
  },
} as const satisfies JSONSchema;

export type NoticeStep = StepFrom<typeof noticeSchema>;

/** A message. Its buttons determine whether the flow continues after it. */
export const noticeKind: KindDefinition<NoticeStep> = {
  ...asksNothing,
  leads: ({ actions }) => ({
    onward: actions.some(({ does }) => does === 'continue'),
    back: actions.some(({ does }) => does === 'back'),
  }),
};

export const noticeSample: Sample<NoticeStep> = {
  step: { id: 'notice', kind: 'notice', title: 'Read this', actions: [{ label: 'On', does: 'continue' }] },
  answer: {},
};
