import type { AnyStateMachine } from 'xstate';
import type { StepSet } from '#schemas/flow/stepSet.ts';
import { Answers, type AnswersInput } from '../answers/Answers.ts';
import { compile, type Definition } from '../definition/compile.ts';
import type { Facts } from '../definition/facts.ts';
import type { KnownFacts } from '../definition/FactTypes.ts';
import type { Kinds } from '../definition/KindDefinition.ts';
import { stepSetOf } from '../definition/stepSetOf.ts';
import type { EffectsOf } from '../effects/EffectsOf.ts';
import { provideEffects } from '../effects/provideEffects.ts';
import type { FlowInput, Opening } from './FlowContext.ts';

type TemplateHeader = NonNullable<StepSet['template']>;

/** What a flow consists of. */
interface FlowParts<M extends AnyStateMachine> {
  /** Its id is the flow's name. */
  readonly machine: M;
  readonly kinds: Kinds;
  /** Its own steps JSON, parsed. */
  readonly steps: unknown;
  /** The flows that its machine runs, whose steps are asked with its own. */
  readonly runs?: readonly FlowBase[];
  /** The names of step sets that whoever starts it hands over. */
  readonly given?: readonly string[];
  /** It runs with one template at a time, which is handed over. */
  readonly eachTemplate?: boolean;
  /** What the flow knows, when it starts, of the template that it runs with. */
  readonly templateFacts?: (header: TemplateHeader) => KnownFacts;
  /** What its texts, and those of what it runs, may name in braces. */
  readonly tokens?: readonly string[];
}

/** What another flow, and the checker, know of a flow. */
export interface FlowBase {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  /** Its own step set, and those of the flows that it runs. */
  readonly sets: readonly StepSet[];
  /** The names of all step sets that it runs with beside its own. */
  readonly composedWith: readonly string[];
  readonly eachTemplate?: boolean | undefined;
  readonly templateFacts?: ((header: TemplateHeader) => Facts) | undefined;
  readonly tokens?: readonly string[] | undefined;
}

/** What a flow is started with. */
interface FlowStart<M extends AnyStateMachine> extends AnswersInput {
  readonly facts?: KnownFacts;
  /** What it asks; without it what is asked wherever it runs. */
  readonly definition?: Definition;
  readonly opens?: Opening | undefined;
  /** Everything that it does in the world. A forgotten effect does not compile. */
  readonly effects: EffectsOf<M>;
}

/** A flow ready to be run: give `machine` and `input` to an actor. */
interface StartedFlow<M extends AnyStateMachine> {
  readonly machine: M;
  readonly input: FlowInput;
  readonly answers: Answers;
  readonly definition: Definition;
}

/** A flow: one object, from which portal, stories, tests and authoring tools start the same. */
export interface Flow<M extends AnyStateMachine> extends FlowBase {
  readonly machine: M;
  /**
   * Everything that it asks.
   *
   * @param given step sets that are handed over, such as a template
   * @throws DefinitionError
   */
  compile(...given: readonly StepSet[]): Definition;
  start(start: FlowStart<M>): StartedFlow<M>;
}

/**
 * Makes a flow of its parts.
 *
 * @throws DefinitionError where its steps are no steps JSON
 */
export function defineFlow<M extends AnyStateMachine>(parts: FlowParts<M>): Flow<M> {
  const { machine, kinds, steps, runs = [], given = [], eachTemplate, templateFacts, tokens } = parts;
  const sets = [stepSetOf(steps), ...new Set(runs.flatMap((one) => one.sets))];
  const compiled = (...more: readonly StepSet[]) => compile(kinds, ...sets, ...more);
  return {
    flow: machine.id,
    machine,
    sets,
    composedWith: [...sets.slice(1).map(({ flow }) => flow), ...given],
    eachTemplate,
    templateFacts,
    tokens,
    compile: compiled,
    start({ definition = compiled(), opens, effects, ...held }) {
      const answers = new Answers(definition, held);
      return { machine: provideEffects(machine, effects), input: { answers, opens }, answers, definition };
    },
  };
}
