import { assign, setup } from 'xstate';
import type { Answer } from '#schemas/flow/answer.ts';
import type { Step } from '#schemas/flow/step.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Answers, Change, SavedAnswer } from './Answers.ts';
import { checkAnswer } from './checkAnswer.ts';
import type { CompiledStep } from './CompiledStep.ts';
import { effect } from './effect.ts';
import { effectErrorOf, type EffectError } from './EffectError.ts';
import { writeFacts, type Facts } from './facts.ts';
import type { Field } from './Field.ts';
import { entryOf, gapIn, nextIn, previousIn, type Enter, type WalkExit } from './walk.ts';

/** What `saveAnswer` is given: the step, its answer, and the revision the patient saw. */
export interface SaveInput {
  readonly step: Step;
  readonly answer: Answer;
  readonly revision: number;
  /** What the answer sets, where the step saves to facts; empty otherwise. */
  readonly facts: Facts;
  readonly answers: Answers;
}

/** What the server acknowledged. */
export interface SaveOutput {
  readonly revision: number;
  readonly facts?: Facts;
}

/** How a walk of one section is started. With `local` nothing is saved: for previews, simulation and measuring. */
export interface WalkInput {
  readonly answers: Answers;
  readonly section: string;
  readonly enter: Enter;
  readonly local?: boolean;
  /** Leaves no question open: past the last step, what was passed over is asked before the walk ends. */
  readonly complete?: boolean;
}

/** What a finished walk tells its flow. */
export interface WalkOutput {
  readonly exit: WalkExit;
}

export interface WalkContext {
  readonly answers: Answers;
  readonly section: string;
  readonly from: number;
  readonly to: number;
  readonly local: boolean;
  readonly complete: boolean;
  /** The end was reached once; only open questions are asked from here. */
  readonly returned: boolean;
  /** Position of the step on screen; `from - 1` and `to` lie outside. */
  readonly index: number;
  /** The store's revision this snapshot belongs to. */
  readonly revision: number;
  readonly direction: 'forward' | 'back';
  /** What is wrong with the answer that was submitted last. */
  readonly problems: readonly ProblemField[];
  /** The answer that is being saved or could not be saved. */
  readonly held: Answer | null;
  /** What is held is a part of the step; once it is saved the step stays on screen. */
  readonly partial: boolean;
  readonly failure: EffectError | null;
  readonly theirs: SavedAnswer | null;
  /** What the last answer did to others; for the screen to say. */
  readonly change: Change;
  /** The step whose answer was acknowledged last. */
  readonly saved: string | null;
}

export type WalkEvent =
  /** Answers a step. Where it names the step, one that is not on screen any more is not taken for the next. */
  | { readonly type: 'SUBMIT'; readonly answer: Answer; readonly step?: string }
  /** Saves some fields of the step on screen, which facts hold, and stays there. */
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

const noChange: Change = { dropped: [], asked: [] };
const noProblems: readonly ProblemField[] = [];

/** The step on screen. */
export const stepOf = (context: WalkContext): CompiledStep | undefined =>
  context.index >= context.from && context.index < context.to
    ? context.answers.definition.steps[context.index]
    : undefined;

const problemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const step = stepOf(context);
  if (!step) return noProblems;
  if (step.step.optional && Object.keys(answer).length === 0) return noProblems;
  return checkAnswer(step.seenBy(context.answers).fields, answer, context.answers.today());
};

const fieldsIn = (fields: readonly Field[], answer: Answer): readonly Field[] =>
  fields.filter(({ name }) => answer[name] !== undefined);

const partProblemsOf = (context: WalkContext, answer: Answer): readonly ProblemField[] => {
  const fields = stepOf(context)?.seenBy(context.answers).fields ?? [];
  return checkAnswer(fieldsIn(fields, answer), answer, context.answers.today());
};

function stay(context: WalkContext, answer: Answer, { facts = {} }: SaveOutput): Partial<WalkContext> {
  const { answers } = context;
  answers.learn({ ...partFactsOf(context, answer), ...facts });
  return { revision: answers.revision, held: null, partial: false, failure: null, theirs: null };
}

const partFactsOf = (context: WalkContext, answer: Answer): Facts =>
  writeFacts(fieldsIn(stepOf(context)?.seenBy(context.answers).fields ?? [], answer), answer);

function advance(context: WalkContext, answer: Answer, acknowledged?: SaveOutput): Partial<WalkContext> {
  const { answers, index, to } = context;
  const step = stepOf(context);
  const revisited = answers.answer(index) !== undefined;
  const change = step?.asks ? answers.accept(index, answer, acknowledged?.revision) : noChange;
  if (acknowledged?.facts) answers.learn(acknowledged.facts);
  const next = context.returned ? to : nextIn(answers, context, index);
  const returned = context.complete && next === to;
  return {
    index: returned ? gapIn(answers, context) : next,
    returned,
    revision: answers.revision,
    direction: 'forward',
    problems: noProblems,
    held: null,
    partial: false,
    failure: null,
    theirs: null,
    change: revisited ? change : noChange,
    saved: acknowledged && step ? step.step.id : null,
  };
}

/**
 * The generic walk of one section: shows a step, checks its answer, saves it and shows the next one only after the
 * answer was acknowledged. The position follows from the answers; nothing else is kept.
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
    isOfAnotherStep: ({ context, event }) =>
      event.type === 'SUBMIT' && event.step !== undefined && event.step !== stepOf(context)?.step.id,
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
      index: previousIn(context.answers, context, context.index),
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
  output: ({ context }) => ({ exit: context.index >= context.to ? 'forward' : 'back' }),
  states: {
    showing: {
      always: [
        { guard: 'isPastEnd', target: 'done' },
        { guard: 'isBeforeStart', target: 'done' },
      ],
      on: {
        SUBMIT: [
          { guard: 'isOfAnotherStep' },
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
          { guard: 'isOfAnotherStep' },
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

function factsToSave(context: WalkContext, step: CompiledStep, answer: Answer): Facts {
  if (context.partial) return partFactsOf(context, answer);
  return step.savesFacts ? writeFacts(step.seenBy(context.answers).fields, answer) : {};
}

function saveInputOf(context: WalkContext): SaveInput {
  const step = stepOf(context);
  if (!step) throw new RangeError('there is no step on screen to save');
  const answer = context.held ?? {};
  return {
    step: step.step,
    answer,
    revision: context.theirs?.revision ?? context.answers.revisionOf(context.index),
    facts: factsToSave(context, step, answer),
    answers: context.answers,
  };
}

export type WalkMachine = typeof walkMachine;
