import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** What an image shows: the patient's ID, or the patient. */
const imageTypes = ['id_images', 'profile_images'] as const;

export type ImageType = (typeof imageTypes)[number];

/** Longest image that is taken, in bytes. */
export const MAX_IMAGE_BYTES = 10_000_000;

/** The parts of POST /users/{org}/user/{userId}/images beside `file`. In the form they are texts: 'true', 'false'. */
export const imageUploadSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['client_id', 'image_type', 'reupload_image'],
  properties: {
    /** The patient whose image it is. */
    client_id: objectId,
    image_type: { type: 'string', enum: imageTypes },
    /** Whether the care team asked for a new image; the visits that wait for it go on. */
    reupload_image: { type: 'string', enum: ['true', 'false'] },
    /** The visit in which it was sent. */
    intake: objectId,
  },
} as const satisfies JSONSchema;

/** GET /users/{org}/user/{userId}/images: addresses that are good for a short while; null where there is no image. */
export const userImagesSchema = {
  type: 'object',
  additionalProperties: false,
  required: ['id_url', 'profile_url'],
  properties: { id_url: { type: ['string', 'null'] }, profile_url: { type: ['string', 'null'] } },
} as const satisfies JSONSchema;

export type UserImages = FromSchema<typeof userImagesSchema>;
