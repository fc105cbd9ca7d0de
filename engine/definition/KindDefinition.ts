import type { Answer } from '#schemas/flow/answer.ts';
import type { Condition } from '#schemas/flow/condition.ts';
import type { StepBase } from '#schemas/flow/stepBase.ts';
import type { Field } from './Field.ts';

/** One value that can be chosen, and what the patient reads. */
export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** A list that a patient chooses from. */
export interface ChoiceList {
  /** The field that holds what is chosen. */
  readonly field: string;
  /** JSON pointer of the list inside the step. */
  readonly pointer: string;
  readonly choices: readonly Choice[];
  /** Values that are allowed and not offered. */
  readonly accepts?: readonly string[] | undefined;
}

/** Another part of a step that is filled with what is known of one. */
interface Fill {
  /** The id of the part that is filled. */
  readonly id: string;
  /** What it is filled with, in words. */
  readonly with: string;
  /** JSON pointer inside the part that fills. */
  readonly pointer: string;
}

/** A part of a step that has an id of its own: a field of a form, an item of a review. */
export interface StepPart {
  readonly id: string;
  /** JSON pointer of the part inside the step. */
  readonly pointer: string;
  readonly type: string;
  /** What the patient reads above it. */
  readonly label: string;
  /** What a number counts. */
  readonly unit?: string | undefined;
  /** As it stands in the definition. */
  readonly definition: object;
  /** It is asked only where this is true. */
  readonly when?: Condition | undefined;
  /** It refuses what it excludes only where this is true. */
  readonly excludesWhen?: Condition | undefined;
  /** A regular expression that its text must match. */
  readonly pattern?: string | undefined;
  readonly sensitive?: StepBase['sensitive'];
  /** The other parts of the step that it fills. */
  readonly fills?: readonly Fill[] | undefined;
}

/** The parts of a step that are different for one patient, by id. */
export interface SeenParts {
  /** They are not asked. */
  readonly hidden: ReadonlySet<string>;
  /** They allow what they exclude for others. */
  readonly allowing: ReadonlySet<string>;
}

/** Where a step leads beside its answer. */
interface Leads {
  readonly onward: boolean;
  readonly back: boolean;
}

/**
 * Everything that the engine, the checker and the portal know of a step kind. The members are methods, so that the
 * definition of one kind can be taken for that of any.
 */
export interface KindDefinition<S = StepBase> {
  /**
   * Where the answers live. `facts`: in facts, by what the kind is; `stated`: in the facts that the step names, otherwise
   * under the step's id; `application`: with what the application does with them, whatever the flow keeps.
   */
  readonly keepsIn: 'facts' | 'stated' | 'application';
  /** Whether an answer says who somebody is or how they pay, so that no tool may show it. */
  readonly secret: boolean;
  /** What is asked, a field for each value; empty where the kind asks nothing. */
  fields(step: S): readonly Field[];
  /** An answer as lines of text, in the words of the step; for reading only. */
  describe(step: S, answer: Answer): readonly string[];
  /** The parts that have an id of their own. */
  parts?(step: S): readonly StepPart[];
  /** The step as one patient sees it; of a kind whose parts have conditions. */
  seen?(step: S, parts: SeenParts): S;
  /** The lists that a patient chooses from. */
  choices?(step: S): readonly ChoiceList[];
  /** Where the step leads; onward only, where a kind does not say. */
  leads?(step: S): Leads;
}

/** Step kinds by name. */
export interface Kinds {
  readonly [kind: string]: KindDefinition;
}
