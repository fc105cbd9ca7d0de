import type { Answer, Value } from '#schemas/flow/answer.ts';
import { wholeAnswer } from '../answers/answerSamples.ts';
import type { Composition } from '../read/Composition.ts';
import type { Held, Model, Variable } from '../answers/Model.ts';
import type { Shown, Witness } from '../finding/Witness.ts';

/** A witness without a walk: the saved contents show the problem by themselves. */
export function witnessOfHeld(
  { flow, written }: Composition,
  { definition }: Model,
  held: ReadonlyMap<Variable, Held>,
  shows: readonly Shown[],
): Witness {
  const facts: { [ref: string]: Value } = {};
  const saved: { [step: string]: Answer } = {};
  for (const [variable, content] of held) {
    if (content === undefined) continue;
    const name = variable.slice(5);
    const value = content['value'];
    if (variable.startsWith('fact:') && value !== undefined) facts[name] = value;
    const step = variable.startsWith('step:') ? definition.steps[definition.positions.get(name) ?? -1] : undefined;
    if (step) saved[name] = wholeAnswer(step.fields, content);
  }
  return { flow, sets: written.map(({ set }) => set.flow), facts, saved, events: [], shows };
}
