import { assign, setup } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import type { PlainStep, PlainView } from './plainRules.ts';

interface Input extends PlainView {
  readonly steps: readonly PlainStep[];
}

interface Context extends Input {
  readonly index: number;
  readonly refused: boolean;
}

const types: {
  readonly context?: Context;
  readonly events?: { readonly type: 'SUBMIT'; readonly answer: Answer };
  readonly input?: Input;
} = {};

const nextAfter = (context: Input, index: number): number => {
  let next = index + 1;
  for (; next < context.steps.length; next += 1) {
    const when = context.steps[next]?.when;
    if (!when || when(context)) break;
  }
  return next;
};

/** An intake as a developer writes it by hand on XState: answers by position, changed in place, one scan forward. */
export const handWrittenMachine = setup({
  types,
  guards: {
    isRefused: ({ context, event }) => !context.steps[context.index]?.allows(event.answer),
    isDone: ({ context }) => context.index >= context.steps.length,
  },
  actions: {
    refuse: assign({ refused: true }),
    advance: assign(({ context, event }) => {
      const { index, steps, answers, facts } = context;
      const saves = steps[index]?.saves;
      if (saves !== undefined) facts[saves] = event.answer.value;
      answers[index] = event.answer;
      return { index: nextAfter(context, index), refused: false };
    }),
  },
}).createMachine({
  id: 'handWritten',
  context: ({ input }) => ({ ...input, index: nextAfter(input, -1), refused: false }),
  initial: 'asking',
  states: {
    asking: {
      always: { guard: 'isDone', target: 'done' },
      on: { SUBMIT: [{ guard: 'isRefused', actions: 'refuse' }, { actions: 'advance' }] },
    },
    done: { type: 'final' },
  },
});
