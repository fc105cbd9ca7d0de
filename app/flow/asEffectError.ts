import { EffectError } from '#engine/effects/EffectError.ts';
import type { SavedAnswer } from '#engine/answers/Answers.ts';
import { ProblemError } from '#services/api/ProblemError.ts';

/** A failed call as the engine understands it. `theirs` is what the server holds, where that is the reason. */
export const asEffectError = (error: unknown, theirs?: SavedAnswer): unknown =>
  error instanceof ProblemError
    ? new EffectError({ code: error.code, message: error.message, fields: error.fields, ...(theirs && { theirs }) })
    : error;
