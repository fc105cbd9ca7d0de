/** Stands in the text of a mail for the token that ends a session: made when it is read, never kept. */
export const sessionEnd = (session: string): string => `{end-session:${session}}`;

const SESSION_END = /\{end-session:([0-9a-f]{24})\}/u;

/** Whose mail it is. */
interface Owned {
  readonly organization: string;
  readonly userId: string;
  readonly text: string;
}

/** Makes the tokens that end sessions. */
export interface SessionEndTokens {
  tokenOf(ended: { readonly organization: string; readonly userId: string; readonly session: string }): string;
}

/** The text of a mail with the token that ends the session it is about, where it is about one. */
export const withSessionEnd = (tokens: SessionEndTokens, { organization, userId, text }: Owned): string =>
  text.replace(SESSION_END, (_, session: string) => tokens.tokenOf({ organization, userId, session }));
