import type { Facts } from '#engine/definition/facts.ts';
import type { EffectContract } from './EffectContract.ts';
import { liveResults } from './liveResults.ts';
import { plainFacts } from './plainFacts.ts';

/** The facts that an effect learns by default when it succeeds. */
export const plainResult = ({ name, learns }: EffectContract): Facts => liveResults[name] ?? plainFacts(learns);
