import { applies } from '#engine/definition/applies.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';

const cleaned = (value: Value): Value | undefined => {
  if (typeof value === 'string') return value.trim() || undefined;
  return Array.isArray(value) && value.length === 0 ? undefined : value;
};

/**
 * The part of a draft to submit: without the details of options that are no longer chosen, without blank values, and without the
 * confirmation of a number that has changed.
 */
export function submittable(fields: readonly Field[], draft: Answer): Answer {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) {
    const value = draft[field.name];
    const isStale = field.type === 'confirmation' && draft[field.of] !== value;
    const kept = value === undefined || isStale || !applies(field, draft) ? undefined : cleaned(value);
    if (kept !== undefined) answer[field.name] = kept;
  }
  return answer;
}
