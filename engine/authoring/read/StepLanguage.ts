import type { Kinds } from '#engine/definition/KindDefinition.ts';

/** The language of steps JSON: the step kinds, and the JSON Schema of each. */
export interface StepLanguage {
  readonly kinds: Kinds;
  readonly schemas: { readonly [kind: string]: object };
}
