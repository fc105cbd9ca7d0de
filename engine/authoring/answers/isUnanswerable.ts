import type { Field } from '#engine/definition/Field.ts';
import { fieldSamples } from './fieldSamples.ts';
import { patternLengths } from './patternLengths.ts';

/** Whether the limits of a field exclude every value. A pattern without a sample is not proof of that. */
export function isUnanswerable(field: Field): boolean {
  if (field.type !== 'text') return fieldSamples(field, []).length === 0;
  const { least, most } = field.pattern === undefined ? { least: 1, most: Infinity } : patternLengths(field.pattern);
  const shortest = Math.max(1, field.minLength ?? 1);
  return Math.max(shortest, least) > field.maxLength || most < shortest;
}
