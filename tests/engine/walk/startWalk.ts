import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { createActor, waitFor } from 'xstate';
import type { Step } from '#flows/kinds/stepKinds.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import { Answers, type AnswersInput } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import type { Enter } from '#engine/walk/walk.ts';
import type { SaveInput, SaveOutput } from '#engine/walk/SaveInput.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { TODAY } from '../TODAY.ts';

/** A save that waits for its end. */
interface PendingSave {
  readonly input: SaveInput;
  readonly resolve: (output: SaveOutput) => void;
  readonly reject: (error: unknown) => void;
}

interface Start extends Omit<AnswersInput, 'today'> {
  readonly steps: readonly Step[];
  readonly types?: { readonly [ref: string]: FactType };
  readonly enter?: Enter;
  readonly local?: boolean;
  readonly complete?: boolean;
}

/** Starts a walk of one section as a real actor, with saves that end when the test says so. */
export function startWalk({ steps, types = {}, enter = 'first', local = false, complete = false, ...held }: Start) {
  const definition = compile(stepKinds, { flow: 'flow', version: 1, facts: types, sections: { questions: steps } });
  const answers = new Answers(definition, { ...held, today: () => TODAY });
  const saves: PendingSave[] = [];
  const machine = provideEffects(walkMachine, {
    saveAnswer: (input) => new Promise((resolve, reject) => saves.push({ input, resolve, reject })),
  });
  const begin = () =>
    createActor(machine, { input: { answers, section: 'questions', enter, local, complete } }).start();
  const actor = begin();
  const settled = () => waitFor(actor, (snapshot) => !snapshot.matches('saving'));
  return {
    actor,
    answers,
    saves,
    /** Starts the same walk once more on the same answers. */
    begin,
    /** Id of the step on screen. */
    at: () => stepOf(actor.getSnapshot().context)?.step.id,
    context: () => actor.getSnapshot().context,
    state: () => actor.getSnapshot().value,
    /** Ends the save that is under way and waits until the walk has taken notice. */
    acknowledge: async (output: SaveOutput) => {
      saves.at(-1)?.resolve(output);
      await settled();
    },
    fail: async (error: unknown) => {
      saves.at(-1)?.reject(error);
      await settled();
    },
  };
}
