import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import type { Kinds } from '#engine/definition/KindDefinition.ts';
import { compile } from '#engine/definition/compile.ts';
import { describeCondition } from '../conditions/describeCondition.ts';
import { Model } from '../answers/Model.ts';
import { sectionsWalked } from '../explore/sectionsWalked.ts';
import { Vocabulary } from '../answers/Vocabulary.ts';

/** Descriptions of a machine's states and guards, taken from its step sets. */
export function describeState(machine: AnyStateMachine, kinds: Kinds, sets: readonly StepSet[]) {
  const own = sets.find(({ flow }) => flow === machine.id);
  const walked = sectionsWalked(new Model(compile(kinds)), machine);
  const facts = new Set(new Vocabulary(kinds, sets).factNames());
  const words = (condition: Parameters<typeof describeCondition>[0]) =>
    describeCondition(condition, (ref) => facts.has(ref));
  const stepsOf = (section: string): readonly string[] => {
    const steps = sets.find(({ template, sections }) => !template && Object.hasOwn(sections, section))?.sections[
      section
    ];
    return (steps ?? []).map(({ title, when }) => (when === undefined ? title : `${title} (where ${words(when)})`));
  };
  const contractOf = (effect: string): readonly string[] => {
    const { learns, fails, learnsOnFailure } = own?.effects?.[effect] ?? {};
    return [
      ...(learns ? [`${effect} learns ${Object.keys(learns).join(', ')}`] : []),
      ...(fails ? [`${effect} fails with ${fails.join(', ')}`] : []),
      ...(learnsOnFailure ? [`${effect} learns from a failure ${Object.keys(learnsOnFailure).join(', ')}`] : []),
    ];
  };
  return {
    /** The questions that a state asks and the facts that its effects return; undefined when it has neither. */
    state(id: string, actors: readonly string[]): string | undefined {
      const lines = [...(walked.get(id) ?? []).flatMap(stepsOf), ...actors.flatMap(contractOf)];
      return lines.length > 0 ? lines.join('\n') : undefined;
    },
    /** A guard's condition as text; undefined when no condition has its name. */
    guard(name: string): string | undefined {
      const condition = Object.hasOwn(own?.conditions ?? {}, name) ? own?.conditions?.[name] : undefined;
      return condition === undefined ? undefined : words(condition);
    },
  };
}
