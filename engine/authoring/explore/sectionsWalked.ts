import type { AnyStateMachine } from 'xstate';
import { Answers } from '#engine/answers/Answers.ts';
import { actorName, actorsOf, isWalk, stateNodes } from './machineParts.ts';
import { WALK_DAY } from '../answers/fieldSamples.ts';
import type { Model } from '../answers/Model.ts';

const sectionIn = (input: unknown): readonly string[] =>
  typeof input === 'object' && input !== null && 'section' in input && typeof input.section === 'string'
    ? [input.section]
    : [];

/** The sections that each state of a machine walks, by state id. */
export function sectionsWalked(model: Model, machine: AnyStateMachine): ReadonlyMap<string, readonly string[]> {
  const actors = new Map(actorsOf(machine));
  const answers = new Answers({ ...model.definition, steps: [] }, { today: () => WALK_DAY });
  const context = { answers, learned: 0, enter: 'first', problem: null };
  return new Map(
    stateNodes(machine).map((node) => [
      node.id,
      node.invoke
        .filter((invoked) => isWalk(actors.get(actorName(invoked))))
        .flatMap(({ input }) =>
          sectionIn(typeof input === 'function' ? Reflect.apply(input, undefined, [{ context }]) : input),
        ),
    ]),
  );
}
