import type { FromSchema, JSONSchema } from 'json-schema-to-ts';
import type { Condition } from '#schemas/flow/condition.ts';

/** A step as its schema says. `when` refers to the recursive condition schema, which the derivation leaves unknown. */
export type StepFrom<S extends JSONSchema> = Omit<FromSchema<S>, 'when'> & { readonly when?: Condition };
