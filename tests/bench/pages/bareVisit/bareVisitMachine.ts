import { assign, fromPromise, setup } from 'xstate';
import type { VisitQuestion } from '../visit/VisitQuestion.ts';

interface Context {
  readonly questions: readonly VisitQuestion[];
  readonly index: number;
  /** The options chosen of the question on screen, or its text alone. */
  readonly answer: readonly string[];
}

type Event =
  | { readonly type: 'ANSWER'; readonly answer: readonly string[] }
  | { readonly type: 'SUBMIT'; readonly answer?: readonly string[] };

interface Saved {
  readonly id: string;
  readonly answer: readonly string[];
}

const types: {
  readonly context?: Context;
  readonly events?: Event;
  readonly input?: readonly VisitQuestion[];
} = {};

async function saveAnswer({ id, answer }: Saved): Promise<void> {
  const reply = await fetch(`/answers/${id}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ answer }),
  });
  if (!reply.ok) throw new Error(`the answer was not saved: ${reply.status}`);
  await reply.json();
}

/** Asks one question after the other; the next comes once the server has the answer. */
export const bareVisitMachine = setup({
  types,
  actors: { saveAnswer: fromPromise<void, Saved>(({ input }) => saveAnswer(input)) },
  guards: { isLast: ({ context }) => context.index === context.questions.length - 1 },
  actions: {
    keep: assign(({ context, event }) => ('answer' in event ? { answer: event.answer } : { answer: context.answer })),
    goOn: assign(({ context }) => ({ index: context.index + 1, answer: [] })),
  },
}).createMachine({
  id: 'bareVisit',
  context: ({ input }) => ({ questions: input, index: 0, answer: [] }),
  initial: 'asking',
  states: {
    asking: { on: { ANSWER: { actions: 'keep' }, SUBMIT: { target: 'saving', actions: 'keep' } } },
    saving: {
      invoke: {
        src: 'saveAnswer',
        input: ({ context: { questions, index, answer } }) => ({ id: questions[index]?.id ?? '', answer }),
        onDone: [
          { guard: 'isLast', target: 'done' },
          { target: 'asking', actions: 'goOn' },
        ],
        onError: 'asking',
      },
    },
    done: { type: 'final' },
  },
});
