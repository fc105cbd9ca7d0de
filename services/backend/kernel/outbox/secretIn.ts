import { withSessionEnd, type SessionEndTokens } from './sessionEndIn.ts';
import { withVerification, type VerificationTokens } from './verificationIn.ts';

/** Stands in the text of a message for the link or code that it is about, which is kept apart and not for long. */
export const SECRET = '{secret}';

/** The text of a message as its recipient reads it. @param secret null where the message has none */
export const textWith = (text: string, secret: string | null): string =>
  secret === null ? text : text.replace(SECRET, secret);

/** Whether the message is about a secret that is gone. */
export const isSecretGone = (text: string, secret: string | null): boolean => secret === null && text.includes(SECRET);

/** What makes the tokens of mailed links that are never kept. */
export interface LinkTokens {
  readonly emailVerification: VerificationTokens;
  readonly sessionEnds: SessionEndTokens;
}

/** The text of a mail as its recipient reads it, with the token of its link. */
export const withTokens = (
  { emailVerification, sessionEnds }: LinkTokens,
  mail: Parameters<typeof withVerification>[1],
): string => withSessionEnd(sessionEnds, { ...mail, text: withVerification(emailVerification, mail) });
