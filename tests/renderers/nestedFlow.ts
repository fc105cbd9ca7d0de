import { setImmediate } from 'node:timers/promises';
import { createActor, type AnyActorRef } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { provideEffects } from '#engine/effects/provideEffects.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { walkOf } from '#renderers/flow/state/useWalk.ts';
import { TODAY } from '#tests/engine/TODAY.ts';
import { nestedMachine } from './nested.machine.ts';

const asks = (id: string) => ({ id, kind: 'long-text', title: `What about ${id}?` });

const definition = compile(stepKinds, {
  flow: 'nested',
  version: 1,
  sections: { first: [asks('one'), asks('two')], inner: [asks('three')], last: [asks('four')] },
});

/** The step on screen, with the state of the walk that shows it. */
export function screenOf(actor: AnyActorRef): string {
  const walk = walkOf(actor)?.getSnapshot();
  return walk ? `${stepOf(walk.context)?.step.id ?? 'none'} ${walk.value}` : 'no walk';
}

/** A flow that runs another one, ready to be started. */
export function nestedFlow(work: () => Promise<Facts> = () => Promise.resolve({})) {
  const machine = provideEffects(nestedMachine, {
    saveAnswer: ({ revision }) => Promise.resolve({ revision: revision + 1 }),
    work,
  });
  const actor = createActor(machine, { input: { answers: new Answers(definition, { today: () => TODAY }) } });
  return {
    actor,
    back: () => walkOf(actor)?.send({ type: 'BACK' }),
    /** Answers the step on screen; it is saved, and what follows happens, before the promise is fulfilled. */
    submit: () => {
      walkOf(actor)?.send({ type: 'SUBMIT', answer: { value: 'so' } });
      return setImmediate();
    },
  };
}
