import type { Answer, Value } from '#schemas/flow/answer.ts';
import type { StepSet } from '#schemas/flow/stepSet.ts';

/** What a patient's record says at the start. */
export interface StartingFacts {
  readonly [ref: string]: Value;
}

/** One patient's way through a definition. */
interface Run {
  /** The id of the step on screen; undefined once all are done. */
  shown(): string | undefined;
  /** Answers the step on screen: checks the answer, and shows the next step unless it is refused. */
  submit(answer: Answer): void;
}

/** A loaded definition. Nothing of a run is shared with another run. */
export interface Loaded {
  start(facts: StartingFacts): Run;
}

/** One way to build a guided intake. */
export interface Contender {
  readonly name: string;
  /** The definition in the text form that this contender loads. */
  textOf(set: StepSet): string;
  load(text: string): Loaded;
}
