import { assign, setup } from 'xstate';

interface Context {
  readonly answers: readonly string[];
  readonly refused: boolean;
}

const types: {
  readonly context?: Context;
  readonly events?:
    | { readonly type: 'ANSWER'; readonly index: number; readonly answer: string }
    | { readonly type: 'SUBMIT' };
} = {};

/** Twenty answers that are sent at once, none of them empty. */
export const bareMachine = setup({
  types,
  guards: { isComplete: ({ context }) => context.answers.every((answer) => answer !== '') },
  actions: {
    keep: assign(({ context, event }) =>
      event.type === 'ANSWER' ? { answers: context.answers.with(event.index, event.answer) } : {},
    ),
    refuse: assign({ refused: true }),
  },
}).createMachine({
  id: 'bare',
  context: { answers: Array<string>(20).fill(''), refused: false },
  initial: 'asking',
  states: {
    asking: {
      on: { ANSWER: { actions: 'keep' }, SUBMIT: [{ guard: 'isComplete', target: 'done' }, { actions: 'refuse' }] },
    },
    done: { type: 'final' },
  },
});
