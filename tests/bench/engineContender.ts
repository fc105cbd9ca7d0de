import { stepKinds } from '#flows/kinds/stepKinds.ts';
import { createActor } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { compile } from '#engine/definition/compile.ts';
import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import type { Contender } from './Contender.ts';
import { SECTION } from './generate.ts';
import { today } from './today.ts';

/** The flow engine: a walk that saves nothing. */
export const engineContender: Contender = {
  name: 'engine',
  textOf: (set) => JSON.stringify(set),
  load(text) {
    const definition = compile(stepKinds, stepSetOf(JSON.parse(text)));
    return {
      start(facts) {
        const answers = new Answers(definition, { facts, today });
        const actor = createActor(walkMachine, { input: { answers, section: SECTION, enter: 'first', local: true } });
        actor.start();
        return {
          shown: () => stepOf(actor.getSnapshot().context)?.step.id,
          submit: (answer) => actor.send({ type: 'SUBMIT', answer }),
        };
      },
    };
  },
};
