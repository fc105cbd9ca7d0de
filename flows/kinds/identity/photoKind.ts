import type { JSONSchema } from 'json-schema-to-ts';
import type { KindDefinition } from '#engine/definition/KindDefinition.ts';
import { stepBase } from '#schemas/flow/stepBase.ts';
import { identityParts } from './identityParts.ts';
import type { Sample } from '../definition/Sample.ts';
import type { StepFrom } from '../definition/StepFrom.ts';

const text = { type: 'string', minLength: 1 } as const;

/**
 * One photo, taken with the camera or chosen as a file, which the patient checks before it is sent. The answer is the
 * id under which the application keeps the photo; the photo itself never enters the flow.
 */
export const photoSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id', 'kind', 'title', 'camera', 'frame', 'hints', 'prompt', 'denied', 'upload', 'capture', 'errors'],
  properties: {
    ...stepBase,
    kind: { const: 'photo' },
    /** The camera to use: `user` faces the patient, `environment` faces away. */
    camera: { type: 'string', enum: ['user', 'environment'] },
    /** The shape of the outline over the picture. */
    frame: { type: 'string', enum: ['card', 'face'] },
    hints: { type: 'array', minItems: 1, items: text },
    /** Shown before the browser asks for permission to use the camera. */
    prompt: {
      type: 'object',
      additionalProperties: false,
      required: ['text', 'button'],
      properties: { text, button: text },
    },
    /** Shown when the camera is blocked: how to allow it in each browser. */
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
        /** The text of the drop zone for files. */
        drop: text,
        /** The accepted file formats, as text for the patient. */
        formats: text,
        /** Shown instead of a preview that this browser cannot display. */
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
        /** Alternative text of the preview. */
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

/** Maximum length of a photo's id. */
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
