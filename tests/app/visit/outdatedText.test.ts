import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { createActor, waitFor } from 'xstate';
import { describe, expect, it } from 'vitest';
import { asPurchaseError } from '#app/checkout/charge/asPurchaseError.ts';
import { outdatedText } from '#app/visit/page/outdatedText.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { ProblemError, type ErrorCode } from '#services/api/client/ProblemError.ts';

const today = () => ({ year: 2026, month: 6, day: 15 });

/** A walk that stands in a section, at a question whose answer cannot be saved where a code says why. */
async function walkIn(section: string, code?: string) {
  const definition = compile(stepKinds, {
    flow: 'visit',
    version: 1,
    sections: { [section]: [{ id: 'mood', kind: 'short-text', title: 'How are you?' }] },
  });
  const answers = new Answers(definition, { today });
  const failing = provideEffects(walkMachine, {
    saveAnswer: () => Promise.reject(new EffectError({ code: code ?? '', message: 'Please reload the page.' })),
  });
  const actor = createActor(failing, { input: { answers, section, enter: 'first' } }).start();
  if (code === undefined) return actor.getSnapshot();
  actor.send({ type: 'SUBMIT', answer: { value: 'well' } });
  return waitFor(actor, (snapshot) => snapshot.matches('unsaved'));
}

/** A purchase that the backend has refused for some fields. */
const refusedFor = (code: ErrorCode, ...fields: readonly string[]) =>
  asPurchaseError(
    new ProblemError({
      status: 409,
      code,
      message: 'This cannot be ordered.',
      fields: fields.map((field) => ({ field, code: 'required', message: 'This question is still open.' })),
    }),
    'not_charged',
  );

const OUTDATED = 'This cannot be ordered. Your card was not charged.';

describe('a visit on this device is outdated', () => {
  it.each(['QuestionRetired', 'StepNotRelevant'])('where an answer is refused with %s', async (code) => {
    expect(outdatedText(await walkIn('intake', code), undefined)).toBe('Please reload the page.');
  });

  it('where products are to be chosen and questions are open', async () => {
    const open = new EffectError({ code: 'IntakeIncomplete', message: 'Questions are open.' });
    expect(outdatedText(await walkIn('product-configure'), open)).toBe('Questions are open.');
  });

  it.each(['checkout', 'lab-checkout'])('where %s is refused for a question that is open', async (section) => {
    expect(outdatedText(await walkIn(section), refusedFor('IntakeIncomplete', 'mood'))).toBe(OUTDATED);
    expect(outdatedText(await walkIn(section), refusedFor('IntakeIncomplete', 'card', 'mood'))).toBe(OUTDATED);
  });

  it('where a product that is ordered is not offered any more', async () => {
    expect(outdatedText(await walkIn('checkout'), refusedFor('ProductUnavailable', 'a-product'))).toBe(OUTDATED);
  });
});

describe('a visit on this device is not outdated', () => {
  it('before there is a walk, or while all is well', async () => {
    expect(outdatedText(undefined, refusedFor('IntakeIncomplete', 'mood'))).toBeUndefined();
    expect(outdatedText(await walkIn('intake'), undefined)).toBeUndefined();
  });

  it('where an answer was not saved for another reason', async () => {
    expect(outdatedText(await walkIn('intake', 'NetworkError'), undefined)).toBeUndefined();
  });

  it.each([
    ['address and card are missing', refusedFor('IntakeIncomplete', 'address', 'card')],
    ['a product is not sold where the patient is', refusedFor('ProductUnavailable')],
    ['the card is declined', refusedFor('CardDeclined')],
  ])('where %s at the checkout, which says so itself', async (_, problem) => {
    expect(outdatedText(await walkIn('checkout'), problem)).toBeUndefined();
  });
});
