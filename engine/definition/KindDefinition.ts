import type { Answer } from '#schemas/flow/answer.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { Field } from './Field.ts';

/** One option: its value and its label. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list of options that a patient chooses from. */
export interface ChoiceList {
  /** The field that holds the choice. */
  readonly field: string;
  /** JSON pointer of the list inside the step. */
  readonly pointer: string;
  readonly choices: readonly Choice[];
  /** Values that are allowed but not offered. */
  readonly accepts?: readonly string[] | undefined;
}

/** Another part of the step that is filled in from this part, such as a city from an address suggestion. */
interface Fill {
  /** The id of the part that is filled in. */
  readonly id: string;
  /** A description of the value that is filled in. */
  readonly with: string;
  /** JSON pointer to the setting, relative to the part that fills. */
  readonly pointer: string;
}

/** A part of a step with an id of its own: a field of a form, an item of a review. */
export interface StepPart {
  readonly id: string;
  /** JSON pointer of the part inside the step. */
  readonly pointer: string;
  readonly type: string;
  /** The label above it. */
  readonly label: string;
  /** The unit of a number. */
  readonly unit?: string | undefined;
  /** The part as written in the definition. */
  readonly definition: object;
  /** The part is asked only when this is true. */
  readonly when?: Condition | undefined;
  /** The part refuses its excluded options only when this is true. */
  readonly excludesWhen?: Condition | undefined;
  /** The part shows what is saved for it, and cannot be changed, when this is true. */
  readonly lockedWhen?: Condition | undefined;
  /** A regular expression that the part's text must match. */
  readonly pattern?: string | undefined;
  readonly sensitive?: StepBase['sensitive'];
  /** The other parts of the step that it fills in. */
  readonly fills?: readonly Fill[] | undefined;
}

/** The parts of a step that differ for one patient, by id. */
export interface SeenParts {
  /** Parts that are not asked. */
  readonly hidden: ReadonlySet<string>;
  /** Parts that allow options which are excluded for other patients. */
  readonly allowing: ReadonlySet<string>;
  /** Parts that can be changed, although they are locked for other patients. */
  readonly unlocked: ReadonlySet<string>;
}

/** Where a step leads, apart from its answer. */
interface Leads {
  readonly onward: boolean;
  readonly back: boolean;
}

/**
 * Everything that the engine, the checker and the portal know about a step kind. The members are methods so that a
 * definition of one kind is assignable to a definition of any kind.
 */
export interface KindDefinition<S = StepBase> {
  /**
   * Where answers are stored. `facts`: in facts that the kind determines; `stated`: in the facts that the step names,
   * otherwise under the step's id; `application`: wherever the application stores them, outside the flow.
   */
  readonly keepsIn: 'facts' | 'stated' | 'application';
  /** Whether an answer says who the person is or how they pay; no tool may show such answers. */
  readonly secret: boolean;
  /** The fields of the step, one for each value; empty when the kind asks nothing. */
  fields(step: S): readonly Field[];
  /** The answer as lines of text in the step's own words, for reading only. */
  describe(step: S, answer: Answer): readonly string[];
  /** The parts with an id of their own. */
  parts?(step: S): readonly StepPart[];
  /** The step as one patient sees it; for kinds whose parts have conditions. */
  seen?(step: S, parts: SeenParts): S;
  /** The option lists of the step. */
  choices?(step: S): readonly ChoiceList[];
  /** Where the step leads. Default: onward only. */
  leads?(step: S): Leads;
}

/** Step kinds by name. */
export interface Kinds {
  readonly [kind: string]: KindDefinition;
}
