import type { ProblemField } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';

/** Of a code of the second step, in a login and in the settings. */
export const SECOND_STEP_WRONG =
  'This code is not right, or it was used before. Please wait for the next code of your app and try again.';

/** Problems with signing up, logging in, links that are mailed, and what an account holds. */
export const accountProblems = {
  invalidCredentials: () =>
    new ProblemError(
      401,
      'InvalidCredentials',
      'email and password match no account',
      "It looks like the email and password you entered don't match our records.",
    ),
  emailAlreadyExists: () =>
    new ProblemError(
      400,
      'EmailAlreadyExists',
      'the organization has an account with this address',
      'Patient with this email already exists.',
    ),
  linkInvalid: () =>
    new ProblemError(
      422,
      'LinkInvalid',
      "the token is unknown, expired, spent, replaced by a newer one, or another patient's",
      'This link can no longer be used. It may have expired or been used before.',
    ),
  tooManyLinks: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      '5 links were mailed to this account within 15 minutes',
      'We have just sent 5 mails. The link in the newest one still works; you can ask for another in 15 minutes.',
    ),
  tokenExpired: () =>
    new ProblemError(
      401,
      'TokenExpired',
      'the access token has expired',
      'Your session has expired, you will now be redirected to log in again.',
    ),
  unauthorized: (text = 'no valid access token was sent') =>
    new ProblemError(401, 'Unauthorized', text, 'Please log in to continue.'),
  accountLocked: () =>
    new ProblemError(
      429,
      'AccountLocked',
      'too many failed attempts for this account and address',
      'Too many attempts to log in. Please wait 15 minutes and try again.',
    ),
  signInSlowed: () =>
    new ProblemError(
      429,
      'AccountLocked',
      'too many failed attempts for this account from many addresses',
      'Somebody has been guessing the password of this account. Log in on a device where you have logged in before, set a new password, or wait 15 minutes.',
    ),
  /** The first step of a login, of which too long ago, or nothing, is known. */
  loginExpired: () =>
    new ProblemError(
      422,
      'LoginExpired',
      'the ticket is unknown, expired, spent, of another organization, or from before a change of the password',
      'This took too long, or it was used before. Please log in again with your password.',
    ),
  /** Of a patient who has lost app and recovery codes, and whose password may be known to a reader of the mails alone. */
  lostStepUnavailable: () =>
    new ProblemError(
      403,
      'LostStepUnavailable',
      'the password was chosen by a mailed link, and no code was entered since',
      "Your password was last reset by email, so we can't turn off two-step sign-in by email. Contact your care team: they'll check that it's you and help you log in.",
    ),
  secondStepRefused: () =>
    new ProblemError(422, 'CodeIncorrect', 'the code is wrong, too old, or was used before', SECOND_STEP_WRONG),
  codesSlowed: () =>
    new ProblemError(
      429,
      'AccountLocked',
      'too many wrong codes for this account from many addresses',
      'Many wrong codes were entered for this account. Use a recovery code, log in from a place where you have logged in before, or try again tomorrow.',
    ),
  passkeyExpired: () =>
    new ProblemError(
      409,
      'InvalidRequest',
      'the challenge is unknown, expired or spent',
      'This took too long. Please try again.',
    ),
  /** @param otherwise what can be done besides, for the patient */
  passkeyRefused: (otherwise = ', or log in with your password') =>
    new ProblemError(
      422,
      'PasskeyRefused',
      'the passkey is unknown, or what it has signed does not agree with what was asked',
      `This passkey cannot be used here. Please try another one${otherwise}.`,
    ),
  /** Of a patient who is signed in, for whom the password alone is not enough. */
  secondStepRequired: () =>
    new ProblemError(
      403,
      'SecondStepRequired',
      'the account has a second step, and neither a code nor a passkey of it was sent',
      'Your account is protected by more than the password. Please enter a code or use your passkey, too.',
    ),
  twoStepChanged: (text: string) =>
    new ProblemError(409, 'InvalidRequest', text, 'This was changed somewhere else. Please load the page again.'),
  tooManyResets: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'a link to this address was asked for 5 times within an hour',
      'You have asked for 5 mails in the last hour. Please look for the newest one, or try again in an hour.',
    ),
  tooManyDataCopies: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'a copy of the data was asked for 10 times within a day',
      'You have asked for a copy of your data 10 times today. Please try again tomorrow.',
    ),
  tooManyReportLinks: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      '30 links to reports were made within a day',
      'You have made 30 links today. Please try again tomorrow, or end links that you do not need and use the others.',
    ),
  tooManyOutsideTests: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'results of other laboratories were added 30 times within a day',
      'You have added results 30 times today. Please try again tomorrow.',
    ),
  tooManyOutsideResults: (most: number) =>
    new ProblemError(
      422,
      'InvalidAnswer',
      `the patient has entered ${most} results`,
      `You can enter ${most} results at the most. Please remove some that you do not need.`,
    ),
  reportLinkOver: () =>
    new ProblemError(
      404,
      'NotFound',
      'the link is unknown, expired, ended, of another organization, or its report was taken back',
      'This link cannot be used. It may not be complete, it may have expired, or the patient has ended it.',
    ),
  visitInReview: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'a visit of the patient is in review',
      'A provider is looking at your visit. You can close your account as soon as it is decided. To take it back before that, write to your care team.',
    ),
  paymentUnderWay: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'money of the patient is reserved, or may be',
      'A payment of yours is under way, so that your account cannot be closed at the moment. Please try again in a few minutes.',
    ),
  noDataCopy: () =>
    new ProblemError(
      404,
      'NotFound',
      'there is no copy of the data that can be downloaded',
      'This copy is not there any more. You can ask for a new one.',
    ),
  stateMissing: () => {
    const message = 'Please add the state you live in first: who may see you depends on it.';
    return new ProblemError(409, 'InvalidRequest', 'the patient has no state', message, {
      fields: [{ field: 'state', code: 'required', message }],
    });
  },
  addressIncomplete: (fields: readonly ProblemField[]) =>
    new ProblemError(
      422,
      'InvalidAnswer',
      'the shipping address is incomplete',
      'Your shipping address is incomplete. Please add what is missing and try again.',
      { fields },
    ),
  /** @param fields the first of them says why in the patient's words */
  addressRefused: (fields: readonly ProblemField[]) =>
    new ProblemError(
      422,
      'InvalidAnswer',
      'the order cannot be sent to the shipping address',
      fields[0]?.message ?? 'Your address is invalid. Please correct the errors and try again.',
      { fields, money: 'not_charged' },
    ),
  invalidPhone: () => {
    const message = 'Phone number is not correct';
    return new ProblemError(422, 'InvalidPhone', message, message);
  },
};
