import type { EffectError } from '#engine/EffectError.ts';
import type { WalkSnapshot } from '#renderers/useWalk.ts';

/** The sections that say themselves what is missing before an order. */
const ordering = new Set(['checkout', 'lab-checkout']);

/**
 * Why the questions on screen are not those that the visit asks by now: another device has opened a newer version of
 * it, so that one is out of use, or others are open that this device does not know of. Undefined as long as they are.
 */
export function outdatedText(walk: WalkSnapshot | undefined, problem: EffectError | undefined): string | undefined {
  if (!walk) return undefined;
  const { failure, section } = walk.context;
  if (walk.matches('unsaved') && failure?.code === 'QuestionRetired') return failure.message;
  return problem?.code === 'IntakeIncomplete' && !ordering.has(section) ? problem.message : undefined;
}
