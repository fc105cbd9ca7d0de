import type { Answer } from '#schemas/flow/answer.ts';
import type { Field } from './Field.ts';

/** Whether a field applies to an answer; one that does not apply must be absent. */
export function applies(field: Field, answer: Answer): boolean {
  if (!field.applies) return true;
  const other = answer[field.applies.field];
  return 'is' in field.applies
    ? other === field.applies.is
    : Array.isArray(other) && other.includes(field.applies.includes);
}
