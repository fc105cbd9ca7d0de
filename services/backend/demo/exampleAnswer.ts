import { applies } from '#engine/definition/applies.ts';
import type { Field } from '#engine/definition/Field.ts';
import type { Answer, Value } from '#schemas/flow/answer.ts';

function exampleOf(field: Field): Value {
  switch (field.type) {
    case 'boolean':
      return false;
    case 'choice':
      return field.options[0] ?? '';
    case 'choices':
      return field.none === undefined ? field.options.slice(0, 1) : [field.none];
    case 'text':
      return 'Demo answer'.padEnd(field.minLength ?? 0, '.').slice(0, field.maxLength);
    case 'number':
      return field.believed?.minimum ?? field.minimum ?? (field.exclusiveMinimum ?? 0) + 1;
    case 'confirmation':
      return 0;
    case 'birthday':
      return '05-14-1984';
  }
}

/** A plain answer of a healthy patient that a step's fields allow, for demo visits. */
export function exampleAnswer(fields: readonly Field[]): Answer {
  const answer: { [field: string]: Value } = {};
  for (const field of fields) if (field.required && applies(field, answer)) answer[field.name] = exampleOf(field);
  return answer;
}
