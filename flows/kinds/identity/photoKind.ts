import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { identityParts } from './identityParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/**
 * One photo, taken with the camera or chosen as a file, and looked at before it is sent. It is answered with the id under
 * which the application keeps the photo; the photo itself never enters the flow.
 */
export const photoSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'camera', 'frame', 'hints', 'prompt', 'denied', 'upload', 'capture', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'photo' },
    /** Which camera is asked for: the one towards the patient, or the one away. */
    camera: { type: 'string', enum: ['user', 'environment'] },
    /** What the outline over the picture is made for. */
    frame: { type: 'string', enum: ['card', 'face'] },
    hints: { type: 'array', minItems: 1, items: text },
    /** Said before the browser asks for the camera. */
    prompt: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'button'],
      properties: { text, button: text },
    },
    /** Said where the camera may not be used: how to allow it, browser by browser. */
    denied: {
      type: 'object',
      additionalProperties: false,
      required: ['title', 'browsers'],
      properties: {
        title: text,
        browsers: {
          type: 'array',
          minItems: 1,
          items: {
            type: 'object',
            additionalProperties: false,
            required: ['name', 'steps'],
            properties: { name: text, steps: { type: 'array', minItems: 1, items: text } },
          },
        },
      },
    },
    upload: {
      type: 'object',
      additionalProperties: false,
      required: ['button', 'drop', 'formats', 'noPreview'],
      properties: {
        button: text,
        /** Where a file may be dropped. */
        drop: text,
        /** What may be chosen, for the patient. */
        formats: text,
        /** In place of a preview that this browser cannot draw. */
        noPreview: text,
      },
    },
    capture: {
      type: 'object',
      additionalProperties: false,
      required: ['take', 'retake', 'retry', 'sending', 'preview', 'tooDark', 'tooBright'],
      properties: {
        take: text,
        retake: text,
        retry: text,
        sending: text,
        /** What the preview shows, for those who do not see it. */
        preview: text,
        tooDark: text,
        tooBright: text,
      },
    },
    errors: {
      type: 'object',
      additionalProperties: false,
      required: ['tooBig', 'failed', 'format'],
      properties: { tooBig: text, failed: text, format: text },
    },
  },
} as const satisfies JSONSchema;

export type PhotoStep = StepFrom<typeof photoSchema>;

/** Longest id under which an application keeps a photo. */
const MAX_ID = 64;

export const photoKind: KindDefinition<PhotoStep> = {
  ...identityParts,
  fields: ({ optional }) => [
    { name: 'value', type: 'text', required: !optional, maxLength: MAX_ID, saves: 'identity.photo' },
  ],
};

export const photoSample: Sample<PhotoStep> = {
  step: {
    id: 'photo',
    kind: 'photo',
    title: 'Photo',
    camera: 'user',
    frame: 'face',
    hints: ['Light'],
    prompt: { text: 'Allow', button: 'Go' },
    denied: { title: 'Denied', browsers: [{ name: 'One', steps: ['Do'] }] },
    upload: { button: 'Up', drop: 'Drop', formats: 'All', noPreview: 'None' },
    capture: {
      take: 'Take',
      retake: 'Again',
      retry: 'Retry',
      sending: 'Sending',
      preview: 'You',
      tooDark: 'Dark',
      tooBright: 'Bright',
    },
    errors: { tooBig: 'Big', failed: 'Failed', format: 'Format' },
  },
  answer: { value: 'photo' },
};
