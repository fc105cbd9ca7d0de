import { isKind } from '#flows/kinds/isKind.ts';
import { setImmediate } from 'node:timers/promises';
import { createActor } from 'xstate';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { EffectsOf } from '#engine/effects/EffectsOf.ts';
import type { KnownFacts } from '#engine/definition/FactTypes.ts';
import type { Facts } from '#engine/definition/facts.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { subscriptionActionFlow } from '#flows/subscription-action/subscription-action.flow.ts';
import type { subscriptionActionMachine } from '#flows/subscription-action/subscription-action.machine.ts';
import type { Answer } from '#schemas/flow/answer.ts';

type Effects = EffectsOf<typeof subscriptionActionMachine>;
export type ActionEffect = Exclude<keyof Effects, 'saveAnswer'>;

/** The last day of the prescription. */
const EXPIRES = '2026-09-30';

async function settle(): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) await setImmediate();
}

interface ActionStart {
  readonly opened: 'pause' | 'cancel' | 'resume' | 'reschedule';
  readonly paused?: boolean;
  /** Whether the period that was paid for has ended. Default: it has not. */
  readonly periodOver?: boolean;
  /** How often an effect fails, and with what, before it succeeds. */
  readonly failures?: { readonly [E in ActionEffect]?: readonly string[] };
  /** Effects that end only when they are told to. */
  readonly slow?: boolean;
}

/** The panel of a subscription, opened by one of its buttons, over a backend that keeps what it is asked. */
export async function startSubscriptionAction({
  opened,
  paused = false,
  periodOver = false,
  failures = {},
  slow = false,
}: ActionStart) {
  const calls: string[] = [];
  const left = new Map(Object.entries(failures).map(([effect, codes]) => [effect, [...codes]]));
  const ends: (() => void)[] = [];
  const run = async (effect: ActionEffect, call: string, learned: KnownFacts = {}): Promise<Facts> => {
    calls.push(call);
    if (slow) await new Promise<void>((resolve) => void ends.push(resolve));
    const code = left.get(effect)?.shift();
    if (code !== undefined) throw new EffectError({ code, message: 'The backend says no.' });
    return learned;
  };
  const reason = (step: string) => {
    const answer = answers.answer(answers.definition.positions.get(step) ?? -1) ?? {};
    return String(answer['details.other'] ?? answer['value']);
  };
  const day = () => String(answers.fact('subscription.new_date'));
  const effects: Effects = {
    saveAnswer: ({ revision }) => Promise.resolve({ revision: revision + 1 }),
    pauseSubscription: () => run('pauseSubscription', `pause: ${reason('pause-reason')}`),
    cancelSubscription: () => run('cancelSubscription', `cancel: ${reason('cancel-reason')}`),
    resumeSubscription: () => run('resumeSubscription', `resume: ${String(answers.fact('subscription.resumes'))}`),
    rateDate: () =>
      run('rateDate', `rate: ${day()}`, { 'subscription.date_type': day() > EXPIRES ? 'overdue' : 'normal' }),
    rescheduleSubscription: () => run('rescheduleSubscription', `reschedule: ${day()}`),
  };
  const { machine, input, answers } = subscriptionActionFlow.start({
    facts: {
      'subscription.opened_for': opened,
      'subscription.paused': paused,
      'subscription.period_over': periodOver,
    },
    today: () => ({ year: 2026, month: 6, day: 15 }),
    effects,
  });
  const actor = createActor(machine, { input }).start();
  const walk = () => actor.system.get(WALK)?.getSnapshot();
  const send = async (event: { readonly type: 'SUBMIT'; readonly answer: Answer } | { readonly type: 'BACK' }) => {
    actor.system.get(WALK)?.send(event);
    await settle();
  };
  await settle();
  return {
    calls,
    /** The step on screen, how the flow ended, or that it works. */
    at: (): string => {
      const snapshot = actor.getSnapshot();
      if (snapshot.status === 'done') return `left ${snapshot.output.exit}`;
      return walk() === undefined ? 'working' : (stepOf(walk().context)?.step.id ?? 'nothing');
    },
    /** The buttons of the decision on screen, by their values. */
    buttons: (): readonly string[] => {
      const step = stepOf(walk().context)?.step;
      return step && isKind(step, 'decision') ? step.actions.map(({ value }) => value) : [];
    },
    /** What is kept of the step on screen. */
    kept: (): Answer | undefined => answers.answer(walk().context.index),
    refused: (): readonly string[] =>
      walk().context.problems.map(({ message }: { readonly message: string }) => message),
    problem: () => actor.getSnapshot().context.problem?.code,
    choose: (value: string) => send({ type: 'SUBMIT', answer: { value } }),
    submit: (answer: Answer) => send({ type: 'SUBMIT', answer }),
    back: () => send({ type: 'BACK' }),
    /** Lets the effect that is at work end. */
    end: async () => {
      ends.shift()?.();
      await settle();
    },
  };
}
