import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import { Answers, type SavedAnswer } from '#engine/Answers.ts';
import { compile } from '#engine/compile.ts';
import type { EffectsOf } from '#engine/EffectsOf.ts';
import type { Facts } from '#engine/facts.ts';
import { ENTRY, type GoEvent } from '#engine/flowActions.ts';
import { provideEffects } from '#engine/provideEffects.ts';
import { stepSetOf } from '#engine/stepSetOf.ts';
import { WALK } from '#engine/walks.ts';
import { stepOf, type WalkContext, type WalkEvent } from '#engine/walkMachine.ts';
import { visitMachine } from '#flows/visit/visit.machine.ts';
import followUpSteps from '#flows/intakes/follow-up-check-in.steps.json';
import metabolicSteps from '#flows/intakes/metabolic-health.steps.json';
import rapamycinSteps from '#flows/intakes/rapamycin.steps.json';
import pharmacySteps from '#flows/pharmacy/pharmacy.steps.json';
import visitSteps from '#flows/visit/visit.steps.json';
import type { Answer } from '#schemas/flow/answer.ts';
import { TODAY } from './TODAY.ts';

/** The intake templates by name. */
export const templates = {
  followUp: stepSetOf(followUpSteps),
  metabolicHealth: stepSetOf(metabolicSteps),
  rapamycin: stepSetOf(rapamycinSteps),
};

type Effects = EffectsOf<typeof visitMachine>;

interface Start {
  readonly template?: keyof typeof templates;
  readonly facts?: Facts;
  readonly saved?: ReadonlyMap<string, SavedAnswer>;
  readonly effects?: Partial<Effects>;
}

/**
 * Starts the portal's own visit as a real actor, at how it works, on effects that keep everything in memory and, where
 * the test gives no others, succeed.
 */
export async function startVisit({ template = 'rapamycin', facts = {}, saved = new Map(), effects = {} }: Start = {}) {
  const questions = templates[template];
  const definition = compile(stepSetOf(visitSteps), stepSetOf(pharmacySteps), questions);
  const answers = new Answers(definition, {
    facts: {
      'intake.type': questions.template?.type,
      'intake.end': questions.template?.end,
      [ENTRY]: 'hiw',
      ...facts,
    },
    saved,
    today: () => TODAY,
  });
  const calls: string[] = [];
  const machine = provideEffects(visitMachine, {
    saveAnswer(input) {
      calls.push(`saveAnswer ${input.step.id}`);
      return effects.saveAnswer?.(input) ?? Promise.resolve({ revision: input.revision + 1 });
    },
    checkAvailability(input) {
      calls.push('checkAvailability');
      return effects.checkAvailability?.(input) ?? Promise.resolve({ 'availability.approved': true });
    },
    completeVisit(input) {
      calls.push('completeVisit');
      return effects.completeVisit?.(input) ?? Promise.resolve({ 'intake.complete': true });
    },
  });
  const actor = createActor(machine, { input: { answers, enter: 'gap' } }).start();
  const walk = (): WalkContext | undefined => actor.system.get(WALK)?.getSnapshot().context;
  const send = async (event: WalkEvent) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
  };
  await setImmediate();
  return {
    actor,
    answers,
    definition,
    /** The effects that ran, in order. */
    calls,
    /** Section and step on screen. */
    at: (): string => {
      const context = walk();
      const step = context && stepOf(context)?.step.id;
      return context ? `${context.section}: ${step ?? 'nothing'}` : 'nothing';
    },
    step: () => {
      const context = walk();
      return context && stepOf(context)?.seenBy(answers).step;
    },
    state: () => actor.getSnapshot().value,
    problem: () => actor.getSnapshot().context.problem?.code,
    answer: (answer: Answer = {}) => send({ type: 'SUBMIT', answer }),
    back: () => send({ type: 'BACK' }),
    go: async (event: Omit<GoEvent, 'type'>) => {
      actor.send({ type: 'GO', ...event });
      await setImmediate();
    },
  };
}

export type Visit = Awaited<ReturnType<typeof startVisit>>;
