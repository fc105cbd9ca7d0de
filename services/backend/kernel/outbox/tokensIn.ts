import { withSessionEnd, type SessionEndTokens } from './sessionEndIn.ts';
import { withVerification, type VerificationTokens } from './verificationIn.ts';

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
