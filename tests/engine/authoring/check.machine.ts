import { setup } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import { effect } from '#engine/effects/effect.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { flowActions } from '#engine/flow/flowActions.ts';
import { flowContext, type FlowContext, type FlowInput } from '#engine/flow/FlowContext.ts';
import { guardsOf } from '#engine/flow/guardsOf.ts';
import { answersOf, flows } from '#engine/flow/walks.ts';
import { questionsMachine } from '../walk/questions.machine.ts';

/** The part of a steps JSON that names conditions. */
export const checkSteps = { flow: 'flow', version: 1, conditions: { passed: { 'check.passed': true } } } as const;

/** What a machine over these steps may name. */
export const checkSetup = setup({
  types: { context: {} as FlowContext, input: {} as FlowInput },
  guards: guardsOf(checkSteps),
  actions: flowActions,
  actors: {
    questions: questionsMachine,
    check: effect<Facts, { readonly answers: Answers }>('check'),
  },
});

/** A flow with an effect of its own and a flow inside that has another. */
export const checkMachine = checkSetup.createMachine({
  id: 'check',
  context: flowContext,
  initial: 'asking',
  states: {
    asking: { invoke: { src: 'questions', input: flows, onDone: 'checking' } },
    checking: {
      invoke: {
        src: 'check',
        input: answersOf,
        onDone: { target: 'known', actions: 'learn' },
        onError: { target: 'failed', actions: 'showProblem' },
      },
    },
    known: { always: [{ guard: 'passed', target: 'passed' }, { target: 'failed' }] },
    passed: { type: 'final' },
    failed: { type: 'final' },
  },
});
