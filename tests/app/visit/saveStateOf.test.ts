import { createActor, waitFor } from 'xstate';
import { expect, it } from 'vitest';
import { saveStateOf } from '#app/flow/saveStateOf.ts';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import type { SaveOutput } from '#engine/walk/SaveInput.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';

const definition = compile(stepKinds, {
  flow: 'visit',
  version: 1,
  sections: {
    intake: [
      { id: 'mood', kind: 'short-text', title: 'How are you?' },
      { id: 'sleep', kind: 'short-text', title: 'How do you sleep?' },
    ],
  },
});

/** A walk whose answer was sent, and what the server says of it once it does. */
function sending(saveAnswer: () => Promise<SaveOutput>) {
  const answers = new Answers(definition, { today: () => ({ year: 2026, month: 6, day: 15 }) });
  const walk = provideEffects(walkMachine, { saveAnswer });
  const actor = createActor(walk, { input: { answers, section: 'intake', enter: 'first' } }).start();
  expect(saveStateOf(actor.getSnapshot())).toBeUndefined();
  actor.send({ type: 'SUBMIT', answer: { value: 'well' } });
  return actor;
}

it('is saving until the server has acknowledged the answer, and saved from then on', async () => {
  const server = new EventTarget();
  const actor = sending(
    () => new Promise((done) => server.addEventListener('acknowledged', () => done({ revision: 1 }))),
  );
  expect(saveStateOf(actor.getSnapshot())).toBe('saving');
  server.dispatchEvent(new Event('acknowledged'));
  expect(saveStateOf(await waitFor(actor, (snapshot) => !snapshot.matches('saving')))).toBe('saved');
});

it('is unsaved where the answer did not arrive', async () => {
  const actor = sending(() => Promise.reject(new EffectError({ code: 'NetworkError', message: 'You are offline.' })));
  expect(saveStateOf(await waitFor(actor, (snapshot) => !snapshot.matches('saving')))).toBe('unsaved');
});
