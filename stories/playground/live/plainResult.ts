import type { Facts } from '#engine/definition/facts.ts';
import type { EffectContract } from './EffectContract.ts';
import { liveResults } from './liveResults.ts';
import { plainFacts } from './plainFacts.ts';

/** What an effect learns where all goes well. */
export const plainResult = ({ name, learns }: EffectContract): Facts => liveResults[name] ?? plainFacts(learns);
