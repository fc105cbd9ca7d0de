import { boolean, nat, subarray, type GeneratorValue } from 'fast-check';
import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { ReviewItem, Step } from '#schemas/flow/step.ts';
import type { FormField } from '#schemas/flow/steps/formStep.ts';
import { pick } from './pick.ts';

const isOneOf = (draw: GeneratorValue, options: readonly { readonly value: string }[]): string =>
  pick(draw, options).value;

function entered(draw: GeneratorValue, field: FormField): Value {
  switch (field.type) {
    case 'choice':
      return isOneOf(draw, field.options);
    case 'select':
      return pick(draw, ['NY', 'XX']);
    case 'text':
      return 'ok';
    case 'number':
      return 1 + draw(nat, 1);
    case 'phone':
      return pick(draw, ['5555550100', '555']);
    case 'constant':
      return field.value;
    case 'height':
      return 12 + draw(nat, 120);
    case 'birthday':
      return pick(draw, ['01-01-1990', '03-15-2008']);
  }
}

function answered(draw: GeneratorValue, item: ReviewItem, name: string, details: string): Answer {
  if (item.kind === 'yes-no') {
    const value = draw(boolean);
    return { [name]: value, ...(value && item.details && draw(nat, 9) > 0 && { [details]: 'ok' }) };
  }
  if (item.none && draw(nat, 2) === 0) return { [name]: [item.none.value ?? 'none'] };
  const chosen = draw(
    subarray<string>,
    item.options.map(({ value }) => value),
  );
  const texts = item.options.filter((option) => option.details && chosen.includes(option.value));
  return { [name]: chosen, ...Object.fromEntries(texts.map(({ value }) => [`${details}.${value}`, 'ok'])) };
}

/** An answer of the step's form: mostly complete, sometimes without details or without anything where that is allowed. */
export function randomAnswer(draw: GeneratorValue, step: Step): Answer {
  if (step.optional && draw(nat, 2) === 0) return {};
  switch (step.kind) {
    case 'intro':
    case 'notice':
    case 'treatment':
    case 'plan':
    case 'add-ons':
    case 'membership':
      return {};
    case 'identity':
      return { value: pick(draw, ['begin', 'later']) };
    case 'identity-images':
      return { value: pick(draw, ['id', 'selfie', 'continue', 'later']) };
    case 'photo':
      return { value: pick(draw, ['photo-1', 'photo-2']) };
    case 'code':
      return draw(boolean) ? { action: 'resend' } : { action: 'verify', value: '12345' };
    case 'decision':
      return { value: isOneOf(draw, step.actions) };
    case 'date':
      return { value: pick(draw, ['2026-12-24', '2027-02-28']) };
    case 'short-text':
    case 'long-text':
      return { value: pick(draw, ['a', 'ok', 'none']) };
    case 'choice':
    case 'protocol-cards':
      return { value: isOneOf(draw, step.options) };
    case 'yes-no':
    case 'checklist':
      return answered(draw, step, 'value', 'details');
    case 'checkout':
    case 'form': {
      const filled = step.fields.filter((field) => !field.optional || draw(boolean));
      return Object.fromEntries(filled.map((field) => [field.id, entered(draw, field)]));
    }
    case 'review':
      return Object.assign({}, ...step.items.map((item) => answered(draw, item, item.id, `${item.id}.details`)));
  }
}
