import type { ProblemCurrent, ProblemField } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';

/** Of what nobody who uses the portal's own pages sends. */
export const CHECK = 'Something in this request was not as expected. Please check your entries and try again.';

/** What every request may be answered. */
export const requestProblems = {
  invalidRequest: (text: string, fields: readonly ProblemField[] = []) =>
    new ProblemError(400, 'InvalidRequest', text, CHECK, { fields }),
  foreignOrigin: () => new ProblemError(403, 'Forbidden', 'the request comes from a page of another site', CHECK),
  notFound: (text = 'there is nothing at this address for this patient') =>
    new ProblemError(404, 'NotFound', text, 'We could not find what you were looking for.'),
  revisionConflict: (current: ProblemCurrent['RevisionConflict']) =>
    new ProblemError(
      409,
      'RevisionConflict',
      'the stored revision is newer than the one this change was made on',
      'This was changed somewhere else in the meantime. Please choose which version to keep.',
      { current },
    ),
  idempotencyConflict: () =>
    new ProblemError(
      422,
      'IdempotencyConflict',
      'the idempotency key was used for another request',
      'This was already sent with other content. Please reload the page and try again.',
    ),
  payloadTooLarge: () =>
    new ProblemError(
      413,
      'PayloadTooLarge',
      'the body is larger than allowed',
      'This is too large to be saved. Please shorten it.',
    ),
  unsupportedMediaType: (text = 'the body is not application/json') =>
    new ProblemError(415, 'UnsupportedMediaType', text, CHECK),
  tooManyRequests: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of requests for this address is reached',
      'That was a lot of requests at once. Please wait a minute and try again.',
    ),
  nothingToSimulate: (message: string) =>
    new ProblemError(409, 'InvalidRequest', 'there is nothing to act on', message),
  mailingListUnavailable: () =>
    new ProblemError(
      503,
      'MailingListUnavailable',
      'the mailing list gave no usable answer; ask again later',
      'We could not reach our mailing list. Nothing else of yours is affected.',
    ),
  /** The portal as a whole is away for a moment. */
  serviceUnavailable: (text: string) =>
    new ProblemError(503, 'ServiceUnavailable', text, 'We will be back soon. Please try again in a minute.'),
  serverError: () =>
    new ProblemError(
      500,
      'ServerError',
      'the server failed to answer; its log says why',
      'Something went wrong on our side. Please try again in a moment.',
    ),
};
