import type { MoneyState, ProblemCurrent, ProblemField, Stored } from '#schemas/problem.ts';
import { ProblemError } from './ProblemError.ts';

const CHECK = 'Something in this request was not as expected. Please check your entries and try again.';
const ORDER_CHANGED =
  'Your order was changed in another tab or on another device. Please check it and submit it again.';
const NOT_CANCELED = 'Unable to cancel subscription. Please try again later.';

/** Every problem that the backend answers, by what happened. */
export const problems = {
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
  notFound: (text = 'there is nothing at this address for this patient') =>
    new ProblemError(404, 'NotFound', text, 'We could not find what you were looking for.'),
  invalidRequest: (text: string, fields: readonly ProblemField[] = []) =>
    new ProblemError(400, 'InvalidRequest', text, CHECK, { fields }),
  invalidAnswer: (fields: readonly ProblemField[], message = fields[0]?.message ?? CHECK) =>
    new ProblemError(422, 'InvalidAnswer', 'the answer is not one that the question allows', message, { fields }),
  stepNotRelevant: (step: string) =>
    new ProblemError(
      422,
      'StepNotRelevant',
      `the question '${step}' does not apply to this patient`,
      'This question no longer applies to you. Please reload the page to continue.',
    ),
  questionRetired: () =>
    new ProblemError(
      409,
      'QuestionRetired',
      'a newer version of the template has put the question out of use',
      'This visit was updated while you were answering. Your other answers are kept. Please reload the page to go on.',
    ),
  lifestyleUpdated: () =>
    new ProblemError(
      409,
      'QuestionRetired',
      'the lifestyle questions have another version',
      'These questions were updated while you were answering. Your other answers are kept. Please reload the page to go on.',
    ),
  revisionConflict: (current: ProblemCurrent['RevisionConflict']) =>
    new ProblemError(
      409,
      'RevisionConflict',
      'the stored revision is newer than the one this change was made on',
      'This was changed somewhere else in the meantime. Please choose which version to keep.',
      { current },
    ),
  visitChanged: (current: Stored['visit']) =>
    new ProblemError(
      409,
      'RevisionConflict',
      'the visit has other products than those that the patient was shown',
      ORDER_CHANGED,
      { current },
    ),
  idempotencyConflict: () =>
    new ProblemError(
      422,
      'IdempotencyConflict',
      'the idempotency key was used for another request',
      'This was already sent with other content. Please reload the page and try again.',
    ),
  alreadyPaid: (money?: MoneyState) =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'the visit is complete',
      'This intake has already been paid.',
      money ? { money } : {},
    ),
  /**
   * Of an order or a subscription.
   *
   * @param amount what it comes to now, in cents, where it is the same still
   */
  orderChanged: (amount?: ProblemCurrent['OrderChanged']['amount']) =>
    new ProblemError(
      409,
      'OrderChanged',
      'the order is for something else, or costs something else, by now',
      ORDER_CHANGED,
      { money: 'not_charged', ...(amount !== undefined && { current: { amount } }) },
    ),
  /** @param money of a purchase: what happened to the money of the other one */
  alreadyBought: (money?: MoneyState) =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'another order or subscription was bought for the visit, or may have been',
      'This visit has an order already. Please reload the page to go on with it.',
      money ? { money } : {},
    ),
  alreadySubscribed: (name: string) =>
    new ProblemError(
      409,
      'AlreadySubscribed',
      'the patient has a subscription of the product, on another plan, in another quantity or without this code',
      `You already have ${name}, so it was not ordered again and nothing was charged. Please contact your care team if you would like to change your plan.`,
      { money: 'not_charged' },
    ),
  visitClosed: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'the visit is closed',
      'This visit was closed. You can start a new one from your dashboard.',
    ),
  photoNotAsked: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'no visit of the patient waits for a new photo of them',
      'Your care team is not waiting for a new photo of you: it has arrived already, or nobody asked for one. To change your photos, open the verification of your account.',
    ),
  intakeIncomplete: (fields: readonly ProblemField[]) =>
    new ProblemError(
      409,
      'IntakeIncomplete',
      'questions or profile fields are open',
      'Some questions of this visit are still open. Please answer them to complete it.',
      { fields },
    ),
  productUnavailable: (text: string) =>
    new ProblemError(409, 'ProductUnavailable', text, 'Product not available in your region.'),
  /** @param fields the products that are not offered, by their ids */
  productsNotOffered: (fields: readonly ProblemField[]) =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the visit does not offer what was chosen for it',
      'This visit was updated, and what you chose is not offered any more. Please reload the page to choose again.',
      { fields, money: 'not_charged' },
    ),
  notSoldByVisit: () =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the visit is about other products',
      'This product does not belong to this visit. Please choose one that the visit offers.',
    ),
  couponNotApplicable: () =>
    new ProblemError(
      422,
      'CouponInvalid',
      'the discount code serves none of the products',
      'Discount code not applicable for selected product(s)',
    ),
  cardInvalid: (text: string) =>
    new ProblemError(400, 'CardInvalid', text, 'Invalid Credit Card', { money: 'not_charged' }),
  cardDeclined: (message: string) =>
    new ProblemError(402, 'CardDeclined', 'the payment provider declined the card', message, { money: 'not_charged' }),
  paymentMethodMissing: () =>
    new ProblemError(
      409,
      'PaymentMethodMissing',
      'the patient has no account with a card',
      'Error. Please, contact support.',
      { money: 'not_charged' },
    ),
  paymentUnavailable: (money: MoneyState) =>
    new ProblemError(
      503,
      'PaymentUnavailable',
      'the payment provider gave no usable answer',
      'The payment service does not answer at the moment. Please try again in a minute; you will not be charged twice.',
      { money },
    ),
  wrongSubscriptionState: (text: string) =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      text,
      'This cannot be done with the subscription as it is now. Please reload the page.',
    ),
  membershipUnpaid: () =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      'the visit of the membership was not sent, or what it costs is not reserved',
      'Your membership is not paid yet, so no call can be booked with it. Please finish your visit and its payment; after that you can choose a time.',
    ),
  membershipLapsed: () =>
    new ProblemError(
      409,
      'WrongSubscriptionState',
      'the charges of the membership have failed',
      'Your membership could not be charged, so no call can be booked with it. Please write to your care team, who will help you to pay it.',
    ),
  cancellationRefused: (text: string) => new ProblemError(409, 'WrongSubscriptionState', text, NOT_CANCELED),
  cancellationUnavailable: () =>
    new ProblemError(503, 'PaymentUnavailable', 'the payment provider gave no usable answer', NOT_CANCELED),
  invalidDate: (text: string) => {
    const message = 'Please choose another date, from the first one shown up to a year from now.';
    return new ProblemError(422, 'InvalidDate', text, message, {
      fields: [{ field: 'new_time', code: 'date', message }],
    });
  },
  fileTooBig: () =>
    new ProblemError(
      413,
      'FileSizeLimitError',
      'the file is larger than 10,000,000 bytes',
      'File size too big. Please make sure image is under 10mb.',
    ),
  /** @param what is wrong with the file, for the patient */
  invalidImage: (text: string, what = 'Choose a picture as PNG, JPG, TIFF or HEIC.') =>
    new ProblemError(422, 'InvalidImage', text, 'There was an error. Please try again.', {
      fields: [{ field: 'file', code: 'image', message: what }],
    }),
  numberRefused: (text: string) =>
    new ProblemError(422, 'InvalidPhone', text, 'The number you entered is incorrect. Please try again.'),
  codeIncorrect: () =>
    new ProblemError(
      422,
      'CodeIncorrect',
      'the code is not the one that was sent',
      'The code you entered is incorrect. Please try again.',
    ),
  codeExpired: () =>
    new ProblemError(
      422,
      'CodeExpired',
      'there is no code that can still be used: it is older than 10 minutes, was used, or was tried 5 times',
      'This code can no longer be used. Please send a new one.',
    ),
  tooManyCodes: () =>
    new ProblemError(
      429,
      'TooManyCodes',
      '5 codes were sent within 24 hours',
      'You have asked for 5 codes today. Please try again tomorrow.',
    ),
  tooManyCodesToNumber: () =>
    new ProblemError(
      429,
      'TooManyCodes',
      'too many codes were sent to this number within 24 hours',
      'Many codes were sent to this number today. Please try again tomorrow, or use another number.',
    ),
  smsUnavailable: () =>
    new ProblemError(
      503,
      'SmsUnavailable',
      'the SMS provider gave no usable answer',
      'We could not send the text message just now. Please try again in a minute.',
    ),
  invalidPhone: () => {
    const message = 'Phone number is not correct';
    return new ProblemError(422, 'InvalidPhone', message, message);
  },
  invalidLabState: () => {
    const message = 'Invalid state for walk-in phlebotomy';
    return new ProblemError(422, 'InvalidLabState', message, message);
  },
  addressIncomplete: (fields: readonly ProblemField[]) =>
    new ProblemError(
      422,
      'InvalidAnswer',
      'the shipping address is incomplete',
      'Your shipping address is incomplete. Please add what is missing and try again.',
      { fields },
    ),
  needsVisit: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'what is prescribed is bought with a visit',
      'This treatment needs a visit with a provider first. You can start one from your dashboard.',
    ),
  otherPlan: () =>
    new ProblemError(
      409,
      'ProductUnavailable',
      'the plan is not bought this way: one that renews is subscribed to, any other is ordered',
      'This plan is not offered. Please choose one of the plans shown.',
    ),
  couponInvalid: (text: string) => new ProblemError(422, 'CouponInvalid', text, 'Invalid discount code'),
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
  tooManyResets: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'a link to this address was asked for 5 times within an hour',
      'You have asked for 5 mails in the last hour. Please look for the newest one, or try again in an hour.',
    ),
  tooManyRequests: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of requests for this address is reached',
      'That was a lot of requests at once. Please wait a minute and try again.',
    ),
  tooManyUploads: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of pictures for this patient is reached',
      'You have sent many photos in the last hour. Please try again in an hour.',
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
  subscriptionsUnavailable: () =>
    new ProblemError(
      500,
      'ServerError',
      'the server failed to read the subscriptions; its log says why',
      'Unable to get subscriptions. Please try again later.',
    ),
  slotTaken: (alternatives: readonly Date[]) =>
    new ProblemError(
      409,
      'SlotTaken',
      'the moment is taken, or is not one at which an appointment can begin',
      'This time is no longer free. Please choose another one.',
      { alternatives: alternatives.map((moment) => moment.toISOString()) },
    ),
  appointmentOver: () =>
    new ProblemError(
      409,
      'AppointmentOver',
      'the appointment was canceled or has begun',
      'This appointment can no longer be changed: it was canceled, or its time has come.',
    ),
  mailingListUnavailable: () =>
    new ProblemError(
      503,
      'MailingListUnavailable',
      'the mailing list gave no usable answer; ask again later',
      'We could not reach our mailing list. Nothing else of yours is affected.',
    ),
  schedulingUnavailable: () =>
    new ProblemError(
      503,
      'SchedulingUnavailable',
      'the scheduling service gave no usable answer',
      'The calendar does not answer at the moment. Please try again in a minute.',
    ),
  stateMissing: () => {
    const message = 'Please add the state you live in first: who may see you depends on it.';
    return new ProblemError(409, 'InvalidRequest', 'the patient has no state', message, {
      fields: [{ field: 'state', code: 'required', message }],
    });
  },
  nothingToSimulate: (message: string) =>
    new ProblemError(409, 'InvalidRequest', 'there is nothing to act on', message),
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
