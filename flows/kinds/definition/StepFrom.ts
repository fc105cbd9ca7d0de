import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Condition } from '#schemas/flow/condition.ts';

/**
 * The type of a step, derived from its schema. `when` is replaced because the recursive condition schema derives to
 * unknown.
 */
export type StepFrom<S extends JSONSchema> = Omit<FromSchema<S>, 'when'> & { readonly when?: Condition };
