import type { Value } from '#schemas/flow/answer.ts';

/**
 * The facts that the flows declare, by name, each with the type of its value. It is empty here: the flows add theirs to
 * it with `declare module`, in a file that is generated from their steps JSON.
 */
export interface FactTypes {}

/** The type of a fact's value; of a name that nobody declares, anything that a fact may hold. */
export type FactValue<Ref> = Ref extends keyof FactTypes ? FactTypes[Ref] : Value;

/**
 * Facts by declared names; null and absent are the same: not known. An object literal with another name or value does not
 * compile. Facts whose names are known only when it runs (`Facts`) are taken as they are.
 */
export type KnownFacts = { readonly [Ref in keyof FactTypes]?: FactTypes[Ref] | null | undefined };

/** A name that is known only when it runs. A literal is none, so that one that nobody declares does not compile. */
export type RunTimeName<Ref extends string> = string extends Ref ? Ref : never;
