import type { Answer } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { StepReason } from '../conditions/explain.ts';
import type { Decision } from './decisions.ts';

/** A step in a report: its question, and why it is shown or hidden. */
export interface ReportedStep {
  readonly title: string;
  readonly why: StepReason;
}

/** One event of a run. `asked`: the step asks nothing, or was answered by the script or by facts. */
export type Happening =
  | { readonly kind: 'section'; readonly section: string }
  | ({ readonly kind: 'shown'; readonly from: 'given' | 'known' | 'nothing'; readonly answer: Answer } & ReportedStep)
  | ({ readonly kind: 'back' } & ReportedStep)
  | ({ readonly kind: 'leftOut' } & ReportedStep)
  | ({ readonly kind: 'passed' } & ReportedStep)
  | { readonly kind: 'succeeds'; readonly effect: string; readonly learns: Facts; readonly given: boolean }
  | { readonly kind: 'fails'; readonly effect: string; readonly code: string; readonly learns: Facts }
  | { readonly kind: 'sent'; readonly event: { readonly type: string }; readonly taken: boolean }
  | ({ readonly kind: 'decided' } & Decision);

/** Where and why a run stopped. */
export type End =
  /** `leftOut` are the following steps that are currently hidden. */
  | ({ readonly kind: 'waits'; readonly leftOut: readonly ReportedStep[] } & ReportedStep)
  | ({
      readonly kind: 'refused';
      readonly answer: Answer;
      readonly problems: readonly ProblemField[];
    } & ReportedStep)
  /** A step without a way onward. */
  | ({ readonly kind: 'stays' } & ReportedStep)
  | { readonly kind: 'finished'; readonly state: string }
  /** No step is on screen and no effect runs: the flow waits for an event from outside. */
  | { readonly kind: 'idle'; readonly state: string }
  | { readonly kind: 'failed'; readonly error: string }
  /** The flow returned to an earlier state with nothing changed. */
  | { readonly kind: 'circles'; readonly state: string };

/** The report of a simulated flow. */
export interface Run {
  readonly happenings: readonly Happening[];
  readonly end: End;
  /** Steps with an answer in the script that were never asked. */
  readonly notAsked: readonly ReportedStep[];
  /** Places of events in the script that were never reached. */
  readonly notSent: readonly string[];
}
