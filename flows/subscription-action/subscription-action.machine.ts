import { setup } from 'xstate';
import { effectActors } from '#engine/effects/effectActors.ts';
import { exitOf, flowActions, wentBack, type FlowOutput } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, WALK, walks } from '#engine/flow/walks.ts';
import { walkMachine } from '#engine/walk/walkMachine.ts';
import steps from './subscription-action.steps.json' with { type: 'json' };

/**
 * Pausing, cancelling, resuming and rescheduling a subscription, in one panel; the fact `subscription.opened_for` says
 * which of them. When an action fails, its screen stays as it is; the error is logged and not shown.
 */
export const subscriptionActionMachine = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput, output: {} as FlowOutput },
  guards: { ...guardsOf(steps), wentBack },
  actions: flowActions,
  actors: {
    walk: walkMachine,
    ...effectActors(steps),
  },
}).createMachine({
  id: 'subscription-action',
  context: flowContext,
  initial: 'opening',
  output: exitOf,
  states: {
    opening: {
      always: [
        { guard: 'opensResume', target: 'resume' },
        { guard: 'opensReschedule', target: 'reschedule' },
        { target: 'choosing' },
      ],
    },
    choosing: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('pause-or-cancel'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'chosen' }],
      },
    },
    chosen: {
      always: [
        { guard: 'pausing', target: 'pause', actions: 'enterFirst' },
        { guard: 'cancelling', target: 'cancel', actions: 'enterFirst' },
        { target: 'back' },
      ],
    },
    pause: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('pause'),
        onDone: [{ guard: 'wentBack', target: 'choosing', actions: 'enterFirst' }, { target: 'pausing' }],
      },
    },
    pausing: {
      invoke: {
        src: 'pauseSubscription',
        input: answersOf,
        onDone: { target: 'success', actions: ['learn', 'enterFirst'] },
        onError: { target: 'pause', actions: ['showProblem', 'enterFirst'] },
      },
    },
    cancel: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('cancel'),
        onDone: [{ guard: 'wentBack', target: 'choosing', actions: 'enterFirst' }, { target: 'cancelling' }],
      },
    },
    cancelling: {
      invoke: {
        src: 'cancelSubscription',
        input: answersOf,
        onDone: { target: 'success', actions: ['learn', 'enterFirst'] },
        onError: { target: 'cancel', actions: ['showProblem', 'enterFirst'] },
      },
    },
    resume: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('resume'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'resuming' }],
      },
    },
    resuming: {
      invoke: {
        src: 'resumeSubscription',
        input: answersOf,
        onDone: { target: 'success', actions: ['learn', 'enterFirst'] },
        onError: { target: 'resume', actions: ['showProblem', 'enterFirst'] },
      },
    },
    reschedule: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('reschedule'),
        onDone: [{ guard: 'wentBack', target: 'back' }, { target: 'rating' }],
      },
    },
    rating: {
      invoke: {
        src: 'rateDate',
        input: answersOf,
        onDone: { target: 'rated', actions: 'learn' },
        onError: { target: 'reschedule', actions: ['showProblem', 'enterFirst'] },
      },
    },
    rated: {
      always: [
        { guard: 'dateFits', target: 'rescheduling' },
        { guard: 'dateOverdue', target: 'overdue', actions: 'enterFirst' },
        { target: 'reschedule', actions: 'enterFirst' },
      ],
    },
    overdue: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('overdue'),
        onDone: [{ guard: 'wentBack', target: 'reschedule', actions: 'enterFirst' }, { target: 'overdueAnswered' }],
      },
    },
    overdueAnswered: {
      always: [
        { guard: 'renewalAccepted', target: 'rescheduling' },
        { target: 'reschedule', actions: 'enterFirst' },
      ],
    },
    rescheduling: {
      invoke: {
        src: 'rescheduleSubscription',
        input: answersOf,
        onDone: { target: 'success', actions: ['learn', 'enterFirst'] },
        onError: { target: 'reschedule', actions: ['showProblem', 'enterFirst'] },
      },
    },
    success: {
      invoke: {
        src: 'walk',
        systemId: WALK,
        input: walks('updated'),
        onDone: 'forward',
      },
    },
    forward: { type: 'final', output: { exit: 'forward' } },
    back: { type: 'final', output: { exit: 'back' } },
  },
});
