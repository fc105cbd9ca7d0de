import { isDeepStrictEqual } from 'node:util';

/** A part of an OpenAPI document. */
export interface Part {
  readonly [name: string]: unknown;
}

const isPart = (value: unknown): value is Part => typeof value === 'object' && value !== null;

/**
 * Replaces each schema that has a title by a reference to it, in a part of an OpenAPI document.
 *
 * @param schemas where the schemas are put, by their titles
 * @returns the part with references
 * @throws Error where two different schemas have one title
 */
export function shareSchemas(part: unknown, schemas: Map<string, Part>): unknown {
  if (Array.isArray(part)) return part.map((one) => shareSchemas(one, schemas));
  if (!isPart(part)) return part;
  const shared = Object.fromEntries(Object.entries(part).map(([name, one]) => [name, shareSchemas(one, schemas)]));
  // Few languages have a type for a map of one type with named fields of others; clients could not be generated.
  if (isPart(part['properties']) && isPart(part['additionalProperties'])) shared['additionalProperties'] = true;
  const { title } = part;
  if (typeof title !== 'string') return shared;
  const known = schemas.get(title);
  if (!known) schemas.set(title, shared);
  else if (!isDeepStrictEqual(known, shared)) throw new Error(`two different schemas have the title ${title}`);
  return { $ref: `#/components/schemas/${title}` };
}
