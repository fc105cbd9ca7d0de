import type { JSONSchema } from 'json-schema-to-ts';

/** The name of a picture beside the file that names it. */
export const pictureFile = {
  type: 'string',
  pattern: '^[A-Za-z0-9][\\w-]*\\.(svg|png|webp|jpg)$',
  description: 'the name of a file beside brand.json that ends in .svg, .png, .webp or .jpg',
} as const satisfies JSONSchema;
