import type { EffectError } from '#engine/effects/EffectError.ts';
import type { WalkSnapshot } from '#renderers/flow/useWalk.ts';

/** The sections that say themselves what is missing before an order. */
const ordering = new Set(['checkout', 'lab-checkout']);

/** What they say of it, and can mend. */
const onOrder = new Set(['address', 'card', 'order', 'subscription']);

/** Codes of an answer that its question does not take any more. */
const passed = new Set(['QuestionRetired', 'StepNotRelevant']);

/** Whether a purchase fails for what its screen cannot mend: questions that are open, or products that are not offered. */
const isBeyond = ({ code, fields }: EffectError): boolean =>
  (code === 'IntakeIncomplete' && fields.some(({ field }) => !onOrder.has(field))) ||
  (code === 'ProductUnavailable' && fields.length > 0);

/**
 * Why the questions on screen are not those that the visit asks by now: another device has opened a newer version of
 * it, or answered what they depend on, so that one is out of use, or others are open that this device does not know of.
 * Undefined as long as they are.
 */
export function outdatedText(walk: WalkSnapshot | undefined, problem: EffectError | undefined): string | undefined {
  if (!walk) return undefined;
  const { failure, section } = walk.context;
  if (walk.matches('unsaved') && failure && passed.has(failure.code)) return failure.message;
  if (!problem) return undefined;
  if (ordering.has(section))
    return isBeyond(problem) ? [problem.message, problem.note].filter(Boolean).join(' ') : undefined;
  return problem.code === 'IntakeIncomplete' ? problem.message : undefined;
}
