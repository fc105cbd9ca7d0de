import type { ReactNode } from 'react';
import type { Day } from '#engine/answers/birthday.ts';
import type { Opening } from '#engine/flow/FlowContext.ts';
import type { HeldStop } from '#engine/definition/stops.ts';
import type { EffectError } from '#engine/effects/EffectError.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepKind, StepOf } from '#flows/kinds/stepKinds.ts';
import type { GivenAnswer } from './GivenAnswer.ts';
import type { ProblemField } from '#schemas/problem.ts';

/** The error of a failed effect of the flow. */
export type FlowProblem = Pick<EffectError, 'code' | 'message' | 'note'>;

/** The props of a step component, apart from the step. */
export interface StepContext {
  /** The saved answer of the step. */
  readonly answer: Answer | undefined;
  /** Unsent input; shown instead of the saved answer. */
  readonly draft?: Answer | undefined;
  /** The problems of the last submitted answer; a new array for each refusal. */
  readonly problems: readonly ProblemField[];
  /** The answer is being saved; inputs are disabled. */
  readonly busy: boolean;
  /** The last save failed; the button says so and tries again. */
  readonly failed?: boolean;
  /** The error of the flow's last effect, with its consequence. Kinds with `saysProblem` show it themselves. */
  readonly problem?: FlowProblem | undefined;
  /** The patient's calendar day, for age limits. */
  readonly today: Day;
  readonly onSubmit: (answer: Answer) => void;
  /** Saves some fields of the step to facts; the step stays on screen. */
  readonly onSave: (answer: Answer) => void;
  /** Called on each change, so that unsent input is kept when the step leaves the screen. */
  readonly onDraft: (answer: Answer) => void;
  readonly onBack: () => void;
  /** The answers that were given in a section of the flow. */
  readonly given: (section: string) => readonly GivenAnswer[];
  /** Opens a section, or one step of it, to correct it; the flow then returns to this step. */
  readonly onCorrect: (place: Pick<Opening, 'section' | 'step'>) => void;
  /** The stop that holds, where the step is the screen of one. */
  readonly stop?: HeldStop | undefined;
  /** Replaces tokens such as `{organization.name}` in a text of the definition. */
  readonly copy: (text: string) => string;
}

/** The props of a step kind's component. */
export interface StepProps<K extends StepKind> extends StepContext {
  readonly step: StepOf<K>;
}

/** The component of a step kind. */
export type StepComponent<K extends StepKind> = (props: StepProps<K>) => ReactNode;
