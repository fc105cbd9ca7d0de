import type { Answers } from '#engine/answers/Answers.ts';
import type { Definition } from '#engine/definition/compile.ts';

/** Records the goals that a walk reaches: states, steps, conditions by outcome, failures. */
export class Recorder {
  readonly goals = new Set<string>();

  /** The definition, wrapped so that every evaluation of a named condition is recorded. */
  watching(definition: Definition): Definition {
    return {
      ...definition,
      condition: (flow, name) => {
        const test = definition.condition(flow, name);
        return (answers) => {
          const truth = test(answers);
          this.goals.add(goal.condition(flow, name, truth === true));
          return truth;
        };
      },
    };
  }

  /** Records states by id. */
  entered(states: Iterable<string>): void {
    for (const state of states) this.goals.add(goal.state(state));
  }

  /** Records the step on screen, and which steps of its section are relevant. */
  showed(answers: Answers, index: number): void {
    const step = answers.definition.steps[index];
    const section = step && answers.definition.sections.get(step.section);
    if (!section) return;
    this.goals.add(goal.step(step.step.id));
    for (const other of answers.definition.steps.slice(section.from, section.to))
      if (other.when) this.goals.add(goal.when(other.step.id, answers.isRelevant(other.index)));
  }

  /** Records a failure. */
  failed(effect: string, code: string): void {
    this.goals.add(goal.failure(effect, code));
  }
}

/** The names of goals. */
export const goal = {
  state: (id: string) => `state ${id}`,
  step: (id: string) => `step ${id}`,
  when: (id: string, shown: boolean) => `${shown ? 'shows' : 'hides'} ${id}`,
  condition: (flow: string, name: string, holds: boolean) => `${flow}: ${holds ? '' : 'not '}${name}`,
  failure: (effect: string, code: string) => `${effect} fails with ${code}`,
};
