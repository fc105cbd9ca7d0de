import { setImmediate } from 'node:timers/promises';
import { createActor, type AnyStateMachine } from 'xstate';
import type { FlowInput } from '#engine/flow/FlowContext.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf } from '#engine/walk/WalkContext.ts';
import { ProblemError } from '#services/api/client/ProblemError.ts';
import { plainAnswer } from '../../engine/flows/plainAnswer.ts';

type Problem = ConstructorParameters<typeof ProblemError>[0];

/** How the backend refuses a call; status 0 is an answer that is lost on its way. */
export const refused = (status: number, code: Problem['code'], about: Pick<Problem, 'money' | 'current'> = {}) =>
  new ProblemError({ status, code, message: `${code}.`, fields: [], ...about });

export const lost = () => refused(0, 'NetworkError');

/** A patient on the screen of a checkout. */
export function atCheckout({ machine, input }: { readonly machine: AnyStateMachine; readonly input: FlowInput }) {
  const actor = createActor(machine, { input }).start();
  return {
    /** Presses the button, with a discount code in its field, and waits for what follows. */
    async press(code?: string): Promise<void> {
      const walk = actor.system.get(WALK);
      const step = stepOf(walk.getSnapshot().context)?.step;
      const coupon = code === undefined ? {} : { 'promo-code': code };
      walk.send({ type: 'SUBMIT', answer: { ...(step && plainAnswer(step)), payment: 'saved', ...coupon } });
      await setImmediate();
      await setImmediate();
    },
    /** What the screen says has failed. */
    problem: () => actor.getSnapshot().context.problem,
    state: () => actor.getSnapshot().value,
  };
}
