import { EffectError } from '#engine/effects/EffectError.ts';
import { ProblemError } from '#services/api/ProblemError.ts';

/** The text of a failure that comes with no reason of its own. */
const NO_REASON = 'There was an error, please try again.';

/** Why a code could not be sent or checked: what the server says of it, where it gives a reason. */
export function asMobileError(error: unknown): EffectError {
  if (!(error instanceof ProblemError)) return new EffectError({ code: 'Unexpected', message: NO_REASON });
  const { code, message } = error;
  return new EffectError({ code, message: code === 'ServerError' || message === '' ? NO_REASON : message });
}
