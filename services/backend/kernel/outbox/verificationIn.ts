/** Stands in the text of a mail for the token that verifies the address it is sent to: made when it is read, never kept. */
export const VERIFICATION = '{verification}';

/** Whose mail it is, and where it is sent. */
interface Addressed {
  readonly organization: string;
  readonly userId: string;
  readonly recipient: string;
  readonly text: string;
}

/** Makes the tokens that verify addresses of accounts. */
export interface VerificationTokens {
  tokenOf(address: { readonly organization: string; readonly userId: string; readonly email: string }): string;
}

/** The text of a mail with the token that verifies its address, where it is about that. */
export const withVerification = (
  tokens: VerificationTokens,
  { organization, userId, recipient: email, text }: Addressed,
): string =>
  text.includes(VERIFICATION) ? text.replace(VERIFICATION, tokens.tokenOf({ organization, userId, email })) : text;
