import { ProblemError } from './ProblemError.ts';

/** Problems with photos, and the mobile number. */
export const identityProblems = {
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
  tooManyUploads: () =>
    new ProblemError(
      429,
      'TooManyRequests',
      'the limit of pictures for this patient is reached',
      'You have sent many photos in the last hour. Please try again in an hour.',
    ),
  photoNotAsked: () =>
    new ProblemError(
      409,
      'WrongIntakeState',
      'no visit of the patient waits for a new photo of them',
      'Your care team is not waiting for a new photo of you: it has arrived already, or nobody asked for one. To change your photos, open the verification of your account.',
    ),
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
      'Many codes were sent to this number today. If you have not verified your email address yet, open the link that we mailed you and ask again. Otherwise please try again tomorrow, or use another number.',
    ),
  smsUnavailable: () =>
    new ProblemError(
      503,
      'SmsUnavailable',
      'the SMS provider gave no usable answer',
      'We could not send the text message just now. Please try again in a minute.',
    ),
};
