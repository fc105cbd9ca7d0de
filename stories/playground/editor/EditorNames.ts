import type { RefType } from '#engine/authoring/answers/Vocabulary.ts';

/** What a condition may read. */
interface Reference {
  readonly ref: string;
  readonly type: RefType;
  /** The title of the step, or that it is a fact. */
  readonly detail: string;
  /** Position of the step among all steps; of a fact -1. */
  readonly position: number;
}

/** The names that a steps JSON may use, with all that is composed with it. */
export interface EditorNames {
  readonly conditions: readonly { readonly name: string; readonly detail: string }[];
  readonly references: readonly Reference[];
  /** Positions at which the sections begin. */
  readonly sections: ReadonlyMap<string, number>;
  readonly states: readonly string[];
  readonly effects: readonly string[];
  /** The sections that the machine walks. */
  readonly walked: readonly string[];
}

/** Where nothing is known yet. */
export const noNames: EditorNames = {
  conditions: [],
  references: [],
  sections: new Map(),
  states: [],
  effects: [],
  walked: [],
};
