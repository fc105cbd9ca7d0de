import { setup } from 'xstate';
import { flowActions } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import { learningSteps } from '../check/smallSources.ts';

/** A flow that asks the questions of a template of two kinds of patients, and takes one of them for men as it does. */
export const learningWalkMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: guardsOf(learningSteps),
  actions: flowActions,
  actors: { walk: walkMachine },
}).createMachine({
  id: 'learning-walk',
  context: flowContext,
  initial: 'deciding',
  states: {
    deciding: {
      always: [
        { guard: 'isFemale', target: 'asking' },
        { guard: 'isOther', target: 'asking', actions: { type: 'learnThat', params: { 'patient.sex': 'male' } } },
        { target: 'asked' },
      ],
    },
    asking: {
      invoke: { src: 'walk', systemId: WALK, input: walks('intake', { complete: true }), onDone: 'asked' },
    },
    asked: { invoke: { src: 'walk', systemId: WALK, input: walks('asked') } },
  },
});
