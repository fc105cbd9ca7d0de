import type { ReactNode } from 'react';
import type { Day } from '#engine/answers/birthday.ts';
import type { EffectError } from '#engine/effects/EffectError.ts';
import type { Answer } from '#schemas/flow/answer.ts';
import type { StepKind, StepOf } from '#flows/kinds/stepKinds.ts';
import type { ProblemField } from '#schemas/problem.ts';

/** Why an effect of the flow failed. */
export type FlowProblem = Pick<EffectError, 'code' | 'message' | 'note'>;

/** What a step component is given beside its step. */
export interface StepContext {
  /** What is saved for the step. */
  readonly answer: Answer | undefined;
  /** Input that was not sent yet; shown in place of the saved answer. */
  readonly draft?: Answer | undefined;
  /** What is wrong with the answer that was submitted last; a new array for each refusal. */
  readonly problems: readonly ProblemField[];
  /** The answer is being saved; input waits. */
  readonly busy: boolean;
  /** The last attempt to save failed; the button says so and tries again. */
  readonly failed?: boolean;
  /** Why the flow's last effect failed, and what that means beyond it. A kind whose renderer says it itself shows it. */
  readonly problem?: FlowProblem | undefined;
  /** The patient's calendar day, for limits of age. */
  readonly today: Day;
  readonly onSubmit: (answer: Answer) => void;
  /** Saves some fields of the step, which facts hold; the step stays on screen. */
  readonly onSave: (answer: Answer) => void;
  /** Called at each change, so that unsent input outlives the screen. */
  readonly onDraft: (answer: Answer) => void;
  readonly onBack: () => void;
  /** Fills tokens such as `{organization.name}` into a text of the definition. */
  readonly copy: (text: string) => string;
}

/** What the component of a step kind is given. */
export interface StepProps<K extends StepKind> extends StepContext {
  readonly step: StepOf<K>;
}

/** The component of a step kind. */
export type StepComponent<K extends StepKind> = (props: StepProps<K>) => ReactNode;
