import { setImmediate } from 'node:timers/promises';
import type { AnyActor } from 'xstate';
import type { Answers } from '#engine/answers/Answers.ts';
import { EffectError } from '#engine/effects/EffectError.ts';
import type { GoEvent } from '#engine/flow/flowActions.ts';
import { WALK } from '#engine/flow/walks.ts';
import { stepOf, type WalkContext } from '#engine/walk/WalkContext.ts';
import type { WalkEvent } from '#engine/walk/walkMachine.ts';
import type { Answer } from '#schemas/flow/answer.ts';

/** The code of the problem that a flow's snapshot holds. */
function problemIn(snapshot: unknown): string | undefined {
  const context = Object(Object(snapshot).context);
  return context.problem instanceof EffectError ? context.problem.code : undefined;
}

/** What a test sees of a flow that runs, and does to it. */
export function startedFlow(actor: AnyActor, answers: Answers) {
  const walk = (): WalkContext | undefined => actor.system.get(WALK)?.getSnapshot().context;
  const send = async (event: WalkEvent) => {
    actor.system.get(WALK)?.send(event);
    await setImmediate();
  };
  const step = () => {
    const context = walk();
    return context && stepOf(context)?.seenBy(answers).step;
  };
  return {
    answers,
    /** Section and step on screen. */
    at: (): string => `${walk()?.section ?? 'nowhere'}: ${step()?.id ?? 'nothing'}`,
    step,
    /** What is wrong with what was submitted last. */
    problems: () => walk()?.problems.map(({ field, code }) => `${field} ${code}`) ?? [],
    /** The code of what failed last, in the flow or in one that it is in. */
    problem: (): string | undefined => {
      const snapshot = actor.getSnapshot();
      const children: readonly AnyActor[] = Object.values(snapshot.children);
      const inner = children.map((child) => problemIn(child?.getSnapshot()));
      return inner.find((code) => code !== undefined) ?? problemIn(snapshot);
    },
    answer: (answer: Answer = {}) => send({ type: 'SUBMIT', answer }),
    retry: () => send({ type: 'RETRY' }),
    back: () => send({ type: 'BACK' }),
    go: async (event: Omit<GoEvent, 'type'>) => {
      actor.send({ type: 'GO', ...event });
      await setImmediate();
    },
  };
}
