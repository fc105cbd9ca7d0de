import { EffectError } from '#engine/effects/EffectError.ts';
import { ProblemError, type ErrorCode } from '#services/api/ProblemError.ts';
import { asEffectError } from '../../flow/asEffectError.ts';

const keptReasons: ReadonlySet<ErrorCode> = new Set<ErrorCode>([
  'NetworkError',
  'WrongIntakeState',
  'IntakeIncomplete',
]);

/**
 * Why the products of a visit could not be saved. All refusals by the server get one text, shown with a link to the
 * care team. A call without a response, and a visit that has moved on or has open questions, keep their own texts.
 */
export const asProductsError = (error: unknown): unknown =>
  error instanceof ProblemError && !keptReasons.has(error.code)
    ? new EffectError({ code: 'ProductUnavailable', message: 'Product not available in your region.' })
    : asEffectError(error);
