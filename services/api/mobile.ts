import type { SentMobileVerification } from '#schemas/wire/mobileVerification.ts';
import type { User } from '#schemas/wire/user.ts';
import { currentOrganization } from './client/currentOrganization.ts';
import { http } from './client/http.ts';

const accountPath = (userId: string) => `users/${currentOrganization.get()._id}/${userId}` as const;

/**
 * Sends a code of five digits to a mobile number; it replaces the previous code. Fails with InvalidPhone, TooManyCodes,
 * SmsUnavailable, TooManyRequests or NetworkError.
 */
export const sendMobileVerification = (userId: string, number: string): Promise<SentMobileVerification> =>
  http.post(`${accountPath(userId)}/send-mobile-verification`, { json: { number } }).json();

/**
 * Verifies the number to which the code was sent, and saves it to the account. Fails with CodeIncorrect, CodeExpired,
 * TooManyRequests or NetworkError.
 */
export const verifyMobile = (userId: string, code: string): Promise<User> =>
  http.post(`${accountPath(userId)}/mobile-verify`, { json: { verification_code: code } }).json();
