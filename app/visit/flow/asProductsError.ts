import { EffectError } from '#engine/effects/EffectError.ts';
import { ProblemError, type ErrorCode } from '#services/api/ProblemError.ts';
import { asEffectError } from '../../flow/asEffectError.ts';

const keptReasons: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NetworkError',
  'WrongIntakeState',
  'IntakeIncomplete',
]);

/**
 * Why the products of a visit could not be saved. What the server refuses is said in one text, with the way to the care
 * team beside it; a call that nobody answered, or a visit that has moved on or has open questions, keeps its own reason.
 */
export const asProductsError = (error: unknown): unknown =>
  error instanceof ProblemError && !keptReasons.has(error.code)
    ? new EffectError({ code: 'ProductUnavailable', message: 'Product not available in your region.' })
    : asEffectError(error);
