import type { Value } from '#schemas/flow/answer.ts';
import type { FactType } from '#schemas/flow/factType.ts';
import type { Facts } from '#engine/definition/facts.ts';
import type { EffectContract } from './EffectContract.ts';
import { liveResults } from './liveResults.ts';

/** The plainest value of a fact. */
function plainValue(type: FactType): Value {
  if (typeof type !== 'string') return type.enum[0] ?? '';
  return type === 'boolean' ? true : type === 'number' ? 1 : 'sample';
}

/** What an effect learns where all goes well. */
export const plainResult = ({ name, learns }: EffectContract): Facts =>
  liveResults[name] ?? Object.fromEntries(Object.entries(learns).map(([ref, type]) => [ref, plainValue(type)]));
