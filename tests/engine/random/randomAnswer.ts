import { boolean, nat, subarray, type GeneratorValue } from 'fast-check';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { Step } from '#flows/kinds/stepKinds.ts';
import { patternSample } from '#engine/authoring/answers/patternSample.ts';
import { confirmed } from '#engine/answers/doubted.ts';
import { applies } from '#engine/definition/applies.ts';
import type { Field } from '#engine/definition/Field.ts';
import { fieldsOf } from '#flows/kinds/fieldsOf.ts';
import { pick } from './pick.ts';

function chosenOf(draw: GeneratorValue, { options, none }: Field & { type: 'choices' }): readonly string[] {
  if (none !== undefined && draw(nat, 2) === 0) return [none];
  return draw(
    subarray<string>,
    options.filter((one) => one !== none),
  );
}

/** A text of the field's form; of one that has a form of its own sometimes another. */
function textOf(draw: GeneratorValue, { pattern, excludes }: Field & { type: 'text' }): string {
  const formed = pattern === undefined ? undefined : patternSample(pattern);
  return pick(draw, [...(formed === undefined ? ['a', 'ok', 'none'] : [formed, formed, '555']), ...(excludes ?? [])]);
}

function valueOf(draw: GeneratorValue, field: Field): Value {
  switch (field.type) {
    case 'boolean':
      return draw(boolean);
    case 'choice':
      return pick(draw, field.options);
    case 'choices':
      return [...chosenOf(draw, field)];
    case 'text':
      return textOf(draw, field);
    case 'number':
      return (field.minimum ?? 1) + draw(nat, 1);
    case 'confirmation':
      return 0;
    case 'birthday':
      return pick(draw, ['01-01-1990', '03-15-2008']);
  }
}

/** An answer of the step's form: mostly complete, sometimes without details or without anything where that is allowed. */
export function randomAnswer(draw: GeneratorValue, step: Step): Answer {
  if (step.optional && draw(nat, 2) === 0) return {};
  const answer: { [field: string]: Value } = {};
  for (const field of fieldsOf(step)) {
    if (!applies(field, answer)) continue;
    const isLeft = field.applies ? draw(nat, 9) === 0 : !field.required && draw(boolean);
    if (!isLeft) answer[field.name] = valueOf(draw, field);
  }
  return confirmed(fieldsOf(step), answer);
}
