import type { Field } from '#engine/definition/Field.ts';
import { fieldSamples } from './fieldSamples.ts';
import { patternLengths } from './patternLengths.ts';

/** Whether the limits of a field leave no value; that no sample of a pattern is found does not say so. */
export function isUnanswerable(field: Field): boolean {
  if (field.type !== 'text') return fieldSamples(field, []).length === 0;
  const { least, most } = field.pattern === undefined ? { least: 1, most: Infinity } : patternLengths(field.pattern);
  const shortest = Math.max(1, field.minLength ?? 1);
  return Math.max(shortest, least) > field.maxLength || most < shortest;
}
