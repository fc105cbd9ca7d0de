import type { Kinds } from '#engine/definition/KindDefinition.ts';

/** What steps JSON is written in: the kinds of steps there are, and the JSON Schema of each. */
export interface StepLanguage {
  readonly kinds: Kinds;
  readonly schemas: { readonly [kind: string]: object };
}
