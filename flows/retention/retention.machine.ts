import { setup } from 'xstate';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './retention.steps.json' with { type: 'json' };

/**
 * The screens before a cancellation: an offer at the first attempt, a warning at later ones. The final state says where
 * the patient goes: to the booking, to the cancel panel, or nowhere.
 */
export const retentionMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: { walk: walkMachine },
}).createMachine({
  id: 'retention',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  states: {
    opening: {
      always: [{ guard: 'firstAttempt', target: 'offer' }, { target: 'headsUp' }],
    },
    offer: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('offer'),
        onDone: [{ guard: 'wentBack', target: 'dismissed' }, { target: 'offerAnswered' }],
      },
    },
    offerAnswered: {
      always: [
        { guard: 'booksConsultation', target: 'booking' },
        { guard: 'cancels', target: 'cancelling' },
        { target: 'dismissed' },
      ],
    },
    headsUp: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('heads-up'),
        onDone: [{ guard: 'wentBack', target: 'dismissed' }, { target: 'headsUpAnswered' }],
      },
    },
    headsUpAnswered: {
      always: [{ guard: 'cancels', target: 'cancelling' }, { target: 'dismissed' }],
    },
    booking: { type: 'final', output: { exit: 'forward' } },
    cancelling: { type: 'final', output: { exit: 'forward' } },
    dismissed: { type: 'final', output: { exit: 'back' } },
  },
});
