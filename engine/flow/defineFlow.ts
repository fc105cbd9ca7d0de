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

/** The parts of a flow. */
interface FlowParts<M extends AnyStateMachine> {
  /** The machine. Its id is the flow's name. */
  readonly machine: M;
  readonly kinds: Kinds;
  /** The flow's own steps JSON, parsed. */
  readonly steps: unknown;
  /** The flows that the machine invokes; their steps are compiled together with its own. */
  readonly runs?: readonly FlowBase[];
  /** The names of step sets that the caller must supply when it starts the flow. */
  readonly given?: readonly string[];
  /** True if the flow runs with one template at a time, which the caller supplies. */
  readonly eachTemplate?: boolean;
  /** The facts that the flow takes from its template when it starts. */
  /** The tokens that texts of this flow, and of the flows it runs, may use in braces. */
  readonly templateFacts?: (header: TemplateHeader) => KnownFacts;
  readonly tokens?: readonly string[];
}

/** The part of a flow that other flows and the checker use. */
export interface FlowBase {
  readonly flow: string;
  readonly machine: AnyStateMachine;
  /** The flow's own step set, and those of the flows that it runs. */
  readonly sets: readonly StepSet[];
  /** The names of all other step sets that it runs with. */
  readonly composedWith: readonly string[];
  readonly eachTemplate?: boolean | undefined;
  readonly templateFacts?: ((header: TemplateHeader) => Facts) | undefined;
  readonly tokens?: readonly string[] | undefined;
}

/** The input for starting a flow. */
interface FlowStart<M extends AnyStateMachine> extends AnswersInput {
  readonly facts?: KnownFacts;
  /** The steps to ask; default: the flow's own, compiled. */
  readonly definition?: Definition;
  readonly opens?: Opening | undefined;
  /** All effects of the flow. A missing effect does not compile. */
  readonly effects: EffectsOf<M>;
}

/** A flow ready to run: give `machine` and `input` to an actor. */
interface StartedFlow<M extends AnyStateMachine> {
  readonly machine: M;
  readonly input: FlowInput;
  readonly answers: Answers;
  readonly definition: Definition;
}

/** A flow as one object, which the portal, stories, tests and authoring tools all start in the same way. */
export interface Flow<M extends AnyStateMachine> extends FlowBase {
  readonly machine: M;
  /**
   * Compiles all steps of the flow.
   *
   * @param given step sets that the caller supplies, such as a template
   * @throws DefinitionError
   */
  compile(...given: readonly StepSet[]): Definition;
  start(start: FlowStart<M>): StartedFlow<M>;
}

/**
 * Makes a flow from its parts.
 *
 * @throws DefinitionError when `steps` is not valid steps JSON
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
