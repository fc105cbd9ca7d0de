import type { Answer } from '#schemas/flow/answer.ts';
import type { ProblemField } from '#schemas/problem.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { StepReason } from '../conditions/explain.ts';
import type { Decision } from './decisions.ts';

/** A step in a report: what it asks, and why it is shown or not. */
export interface ReportedStep {
  readonly title: string;
  readonly why: StepReason;
}

/** One thing that happened. `asked` asks nothing or was answered: as given, or as facts had it already. */
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

/** Where a run stopped, and why. */
export type End =
  /** `leftOut` are the steps after it that are not shown as things stand. */
  | ({ readonly kind: 'waits'; readonly leftOut: readonly ReportedStep[] } & ReportedStep)
  | ({
      readonly kind: 'refused';
      readonly answer: Answer;
      readonly problems: readonly ProblemField[];
    } & ReportedStep)
  /** A step that offers no way on. */
  | ({ readonly kind: 'stays' } & ReportedStep)
  | { readonly kind: 'finished'; readonly state: string }
  /** Nothing is on screen and nothing runs: the flow waits for an event from outside. */
  | { readonly kind: 'idle'; readonly state: string }
  | { readonly kind: 'failed'; readonly error: string }
  /** It comes back to where it was, with nothing changed. */
  | { readonly kind: 'circles'; readonly state: string };

/** A flow as it was run by hand. */
export interface Run {
  readonly happenings: readonly Happening[];
  readonly end: End;
  /** Steps for which there is an answer that was never asked for. */
  readonly notAsked: readonly ReportedStep[];
  /** Places at which an event was to be sent and that never came. */
  readonly notSent: readonly string[];
}
