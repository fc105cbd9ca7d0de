import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Facts } from '#engine/definition/facts.ts';

/** The default value for a type of fact. */
function plainValue(type: FactType): Value {
  if (typeof type !== 'string') return 'several' in type ? [] : (type.enum[0] ?? '');
  return type === 'boolean' ? true : type === 'number' ? 1 : 'sample';
}

/** Default values for facts of these types. */
export const plainFacts = (types: { readonly [ref: string]: FactType }): Facts =>
  Object.fromEntries(Object.entries(types).map(([ref, type]) => [ref, plainValue(type)]));
