import { createActor } from 'xstate';
import type { Value } from '#schemas/flow/answer.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import type { Contender } from './Contender.ts';
import { handWrittenMachine } from './handWrittenMachine.ts';
import { plainRules } from './plainRules.ts';

/** The reference: an XState machine written by hand, without an engine. */
export const handWrittenContender: Contender = {
  name: 'hand-written',
  textOf: (set) => JSON.stringify(set),
  load(text) {
    const { steps, slots } = plainRules(stepSetOf(JSON.parse(text)));
    return {
      start(facts) {
        const known: (Value | undefined)[] = [...slots.keys()].map((ref) => facts[ref]);
        const answers = steps.map(() => undefined);
        const actor = createActor(handWrittenMachine, { input: { steps, answers, facts: known } });
        actor.start();
        return {
          shown: () => {
            const { context } = actor.getSnapshot();
            return context.steps[context.index]?.id;
          },
          submit: (answer) => actor.send({ type: 'SUBMIT', answer }),
        };
      },
    };
  },
};
