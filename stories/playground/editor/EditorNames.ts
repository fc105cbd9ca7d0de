import type { RefType } from '#engine/authoring/answers/Vocabulary.ts';

/** A name that a condition may refer to. */
interface Reference {
  readonly ref: string;
  readonly type: RefType;
  /** The title of the step, or 'fact'. */
  readonly detail: string;
  /** Position of the step among all steps; -1 for a fact. */
  readonly position: number;
}

/** The names that a steps JSON file may use in its composition. */
export interface EditorNames {
  readonly conditions: readonly { readonly name: string; readonly detail: string }[];
  readonly references: readonly Reference[];
  /** The position of each section's first step. */
  readonly sections: ReadonlyMap<string, number>;
  readonly states: readonly string[];
  readonly effects: readonly string[];
  /** The sections that the machine walks. */
  readonly walked: readonly string[];
}

/** No names, before a flow is loaded. */
export const noNames: EditorNames = {
  conditions: [],
  references: [],
  sections: new Map(),
  states: [],
  effects: [],
  walked: [],
};
