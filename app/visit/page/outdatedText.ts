import type { EffectError } from '#engine/effects/EffectError.ts';
import type { WalkSnapshot } from '#renderers/flow/state/useWalk.ts';

/** The sections that themselves show what is missing for an order. */
const ordering = new Set(['checkout', 'lab-checkout']);

/** The fields that these sections can fix. */
const onOrder = new Set(['address', 'card', 'order', 'subscription']);

/** Error codes for answers that their question no longer accepts. */
const passed = new Set(['QuestionRetired', 'StepNotRelevant']);

/**
 * Whether a purchase failed for a reason that its screen cannot fix: open questions, or products that are not offered.
 */
const isBeyond = ({ code, fields }: EffectError): boolean =>
  (code === 'IntakeIncomplete' && fields.some(({ field }) => !onOrder.has(field))) ||
  (code === 'ProductUnavailable' && fields.length > 0);

/**
 * Explains why the questions on screen are outdated: another device has opened a newer version of the visit or changed
 * answers that they depend on, so that this question is no longer asked, or others are open that this device does not
 * know. Undefined while the questions are up to date.
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
