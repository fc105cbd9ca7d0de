import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import { objectId } from '../objectId.ts';

/** The subject of an image: the patient's ID, or the patient. */
const imageTypes = ['id_images', 'profile_images'] as const;

export type ImageType = (typeof imageTypes)[number];

/** Maximum size of an image, in bytes. */
export const MAX_IMAGE_BYTES = 10_000_000;

/**
 * The form fields of POST /users/{org}/user/{userId}/images besides `file`. In a form they are texts: 'true', 'false'.
 */
export const imageUploadSchema = {
  title: 'ImageUpload',
  type: 'object',
  additionalProperties: false,
  required: ['client_id', 'image_type', 'reupload_image'],
  properties: {
    /** The patient in the image. */
    client_id: objectId,
    image_type: { type: 'string', enum: imageTypes },
    /**
     * Whether this is the photo that the care team asked for; the visits that wait for it continue. Refused with
     * WrongIntakeState if none does.
     */
    reupload_image: { type: 'string', enum: ['true', 'false'] },
    /** The visit in which the image was sent. */
    intake: objectId,
  },
} as const satisfies JSONSchema;

/** GET /users/{org}/user/{userId}/images: URLs that are valid for a short time; null for a missing image. */
export const userImagesSchema = {
  title: 'UserImages',
  type: 'object',
  additionalProperties: false,
  required: ['id_url', 'profile_url'],
  properties: { id_url: { type: ['string', 'null'] }, profile_url: { type: ['string', 'null'] } },
} as const satisfies JSONSchema;

export type UserImages = FromSchema<typeof userImagesSchema>;
