import { assign, setup } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import { advance, stay } from './advance.ts';
import type { Answers } from '../answers/Answers.ts';
import { effect } from '../effects/effect.ts';
import { effectErrorOf } from '../effects/EffectError.ts';
import { saveInputOf, type SaveInput, type SaveOutput } from './SaveInput.ts';
import { entryOf, gapIn, previousIn, type Enter, type WalkExit } from './walk.ts';
import { noChange, noProblems, partProblemsOf, problemsOf, stepOf, type WalkContext } from './WalkContext.ts';

/** The input of a walk of one section. With `local` nothing is saved: for previews, simulation and benchmarks. */
export interface WalkInput {
  readonly answers: Answers;
  readonly section: string;
  readonly enter: Enter;
  readonly local?: boolean;
  /**
   * Whether all questions must be answered: past the last step, the walk returns to skipped questions before it ends.
   */
  readonly complete?: boolean;
}

/** The output of a finished walk. */
export interface WalkOutput {
  readonly exit: WalkExit;
  /** The id of the step with whose answer a stop held. */
  readonly stoppedAt?: string;
}

export type WalkEvent =
  /** Answers a step. The event is ignored if `step` is given and is not the step on screen, or that one has no way on. */
  | { readonly type: 'SUBMIT'; readonly answer: Answer; readonly step?: string }
  /** Saves some fields of the step on screen to facts, and stays on the step. */
  | { readonly type: 'SAVE'; readonly answer: Answer }
  | { readonly type: 'BACK' }
  | { readonly type: 'RETRY' }
  | { readonly type: 'KEEP_MINE' }
  | { readonly type: 'TAKE_THEIRS' };

interface Failed {
  readonly error: unknown;
}

interface Acknowledged {
  readonly saved: SaveOutput;
}

/**
 * The walk of one section: it shows a step, checks the answer, saves it, and shows the next step only after the server
 * acknowledged the save. The position follows from the answers; no other position is stored.
 */
export const walkMachine = setup({
  types: {
    context: {} as WalkContext,
    events: {} as WalkEvent,
    input: {} as WalkInput,
    output: {} as WalkOutput,
  },
  actors: { saveAnswer: effect<SaveOutput, SaveInput>('saveAnswer') },
  guards: {
    isPastEnd: ({ context }) => context.index >= context.to,
    isBeforeStart: ({ context }) => context.index < context.from,
    isPartRefused: ({ context, event }) => event.type === 'SAVE' && partProblemsOf(context, event.answer).length > 0,
    isIgnored: ({ context, event }) => {
      if (event.type !== 'SUBMIT') return false;
      const shown = stepOf(context);
      return shown?.isTerminal === true || (event.step !== undefined && event.step !== shown?.step.id);
    },
    isRefused: ({ context, event }) => event.type === 'SUBMIT' && problemsOf(context, event.answer).length > 0,
    needsNoSave: ({ context }) => context.local || !stepOf(context)?.asks,
    isConflict: (_, { error }: Failed) => effectErrorOf(error).theirs !== undefined,
    isRefusal: (_, { error }: Failed) => effectErrorOf(error).fields.length > 0,
  },
  actions: {
    showProblems: assign(({ context, event }) => {
      if (event.type === 'SAVE') return { problems: partProblemsOf(context, event.answer) };
      return event.type === 'SUBMIT' ? { problems: problemsOf(context, event.answer) } : {};
    }),
    accept: assign(({ context, event }) => (event.type === 'SUBMIT' ? advance(context, event.answer) : {})),
    acceptPart: assign(({ context, event }) =>
      event.type === 'SAVE'
        ? { ...stay(context, event.answer, { revision: context.revision }), problems: noProblems }
        : {},
    ),
    acceptSaved: assign(({ context }, { saved }: Acknowledged) =>
      (context.partial ? stay : advance)(context, context.held ?? {}, saved),
    ),
    takeTheirs: assign(({ context }) =>
      context.theirs
        ? (context.partial ? stay : advance)(context, context.theirs.answer, { revision: context.theirs.revision })
        : {},
    ),
    retreat: assign(({ context }) => ({
      // A correction that is given up ends as one that was made: the flow returns to where it came from. It goes on while the
      // section has open questions, which the correction may have added.
      index:
        context.returns && gapIn(context.answers, context) === context.to
          ? context.to
          : previousIn(context.answers, context, context.index),
      returned: false,
      direction: 'back' as const,
      problems: noProblems,
      held: null,
      partial: false,
      failure: null,
      theirs: null,
      change: noChange,
      saved: null,
    })),
    hold: assign(({ event }) =>
      event.type === 'SUBMIT' || event.type === 'SAVE'
        ? {
            held: event.answer,
            partial: event.type === 'SAVE',
            problems: noProblems,
            failure: null,
            theirs: null,
          }
        : { failure: null },
    ),
    showRefusal: assign((_, { error }: Failed) => ({ problems: effectErrorOf(error).fields, held: null })),
    showFailure: assign((_, { error }: Failed) => ({ failure: effectErrorOf(error) })),
    showTheirs: assign((_, { error }: Failed) => ({ theirs: effectErrorOf(error).theirs ?? null })),
  },
}).createMachine({
  id: 'walk',
  context: ({ input: { answers, section, enter, local = false, complete = false } }) => {
    const { from, to } = answers.definition.sections.get(section) ?? { from: 0, to: 0 };
    return {
      answers,
      section,
      from,
      to,
      local,
      complete,
      returned: false,
      returns: enter === 'gaps' || (typeof enter === 'object' && enter.returns === true),
      index: entryOf(answers, section, enter),
      revision: answers.revision,
      direction: enter === 'last' ? 'back' : 'forward',
      problems: noProblems,
      held: null,
      partial: false,
      failure: null,
      theirs: null,
      change: noChange,
      saved: null,
    };
  },
  initial: 'showing',
  output: ({ context: { index, to, stoppedAt } }) =>
    index < to ? { exit: 'back' } : { exit: 'forward', ...(stoppedAt !== undefined && { stoppedAt }) },
  states: {
    showing: {
      always: [
        { guard: 'isPastEnd', target: 'done' },
        { guard: 'isBeforeStart', target: 'done' },
      ],
      on: {
        SUBMIT: [
          { guard: 'isIgnored' },
          { guard: 'isRefused', actions: 'showProblems' },
          { guard: 'needsNoSave', actions: 'accept' },
          { target: 'saving', actions: 'hold' },
        ],
        SAVE: [
          { guard: 'isPartRefused', actions: 'showProblems' },
          { guard: 'needsNoSave', actions: 'acceptPart' },
          { target: 'saving', actions: 'hold' },
        ],
        BACK: { actions: 'retreat' },
      },
    },
    saving: {
      invoke: {
        src: 'saveAnswer',
        input: ({ context }) => saveInputOf(context),
        onDone: {
          target: 'showing',
          actions: { type: 'acceptSaved', params: ({ event }) => ({ saved: event.output }) },
        },
        onError: [
          {
            guard: { type: 'isConflict', params: ({ event }) => ({ error: event.error }) },
            target: 'conflict',
            actions: { type: 'showTheirs', params: ({ event }) => ({ error: event.error }) },
          },
          {
            guard: { type: 'isRefusal', params: ({ event }) => ({ error: event.error }) },
            target: 'showing',
            actions: { type: 'showRefusal', params: ({ event }) => ({ error: event.error }) },
          },
          { target: 'unsaved', actions: { type: 'showFailure', params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    unsaved: {
      on: {
        SUBMIT: [
          { guard: 'isIgnored' },
          { guard: 'isRefused', actions: 'showProblems' },
          { target: 'saving', actions: 'hold' },
        ],
        SAVE: [
          { guard: 'isPartRefused', actions: 'showProblems' },
          { target: 'saving', actions: 'hold' },
        ],
        RETRY: { target: 'saving', actions: 'hold' },
        BACK: { target: 'showing', actions: 'retreat' },
      },
    },
    conflict: {
      on: {
        KEEP_MINE: 'saving',
        TAKE_THEIRS: { target: 'showing', actions: 'takeTheirs' },
        BACK: { target: 'showing', actions: 'retreat' },
      },
    },
    done: { type: 'final' },
  },
});

export type WalkMachine = typeof walkMachine;
