import { ProblemError } from '../client/ProblemError.ts';

/** The error of a browser that knows no passkeys. @param instead what is to be used, for the patient */
export const passkeysMissing = (instead = 'your password') =>
  new ProblemError({
    status: 0,
    code: 'PasskeysMissing',
    message: `This browser does not know passkeys. Please use ${instead}.`,
    fields: [],
  });

/**
 * The error of a passkey that was not made or not used, of which browsers do not say why.
 *
 * @param otherwise what can be done instead, for the patient
 */
export const passkeyUnused = (otherwise = ', or go on with your password') =>
  new ProblemError({
    status: 0,
    code: 'PasskeyUnused',
    message: `No passkey was used. Please try again${otherwise}.`,
    fields: [],
  });
