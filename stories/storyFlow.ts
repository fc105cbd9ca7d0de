import type { Step } from '#flows/kinds/stepKinds.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { createActor } from 'xstate';
import { Answers, type SavedAnswer } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { storyDay } from './storyDay.ts';
import { storyMachine } from './story.machine.ts';

/** Steps with a condition, so that answers change what follows. */
const steps: StepSet<Step> = {
  flow: 'story',
  version: 1,
  sections: {
    questions: [
      { id: 'smokes', kind: 'yes-no', title: 'Do you use tobacco?' },
      {
        id: 'amount',
        kind: 'short-text',
        title: 'How much on a typical day?',
        label: 'Amount',
        when: { smokes: true },
      },
      { id: 'more', kind: 'long-text', title: 'What else should we know?' },
    ],
  },
};

/** The effect that saves an answer. */
export type Save = (input: SaveInput) => Promise<SaveOutput>;

/** Acknowledges every answer. */
export const saves: Save = ({ revision }) => Promise.resolve({ revision: revision + 1 });

/** Fails like a lost connection until the browser fires `online`. */
export function lostConnection(): Save {
  let lost = true;
  const back = () => {
    lost = false;
  };
  window.addEventListener('online', back, { once: true });
  return (input) =>
    lost
      ? Promise.reject(new EffectError({ code: 'NetworkError', message: 'There is no connection to the portal.' }))
      : saves(input);
}

/** Refuses the first attempt for each answer, because another device has saved it before. */
export const conflictWith =
  (theirs: SavedAnswer): Save =>
  (input) =>
    input.revision === theirs.revision
      ? saves(input)
      : Promise.reject(new EffectError({ code: 'RevisionConflict', message: 'Changed elsewhere.', theirs }));

/** Starts the example flow, with saved answers if there are any. */
export function startFlow(saveAnswer: Save, saved: ReadonlyMap<string, SavedAnswer> = new Map()) {
  const answers = new Answers(compile(stepKinds, steps), { saved, today: storyDay });
  const actor = createActor(provideEffects(storyMachine, { saveAnswer }), { input: { answers } });
  return actor.start();
}
