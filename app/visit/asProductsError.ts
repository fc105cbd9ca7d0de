import { EffectError } from '#engine/EffectError.ts';
import { ProblemError } from '#services/api/ProblemError.ts';
import { asEffectError } from './asEffectError.ts';

/**
 * Why the products of a visit could not be saved. What the server refuses is said in one text, with the way to the care
 * team beside it; a call that nobody answered, or a visit that has moved on, keeps its own reason.
 */
export const asProductsError = (error: unknown): unknown =>
  error instanceof ProblemError && error.code !== 'NetworkError' && error.code !== 'WrongIntakeState'
    ? new EffectError({ code: 'ProductUnavailable', message: 'Product not available in your region.' })
    : asEffectError(error);
