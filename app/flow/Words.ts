import type { ErrorCode } from '#services/api/ProblemError.ts';

/** The code of whatever was thrown: that of a failed call, or `Unexpected` for what is none. */
export type Code = ErrorCode | 'Unexpected';

/** What a place says of failures in its own words. Of what is not named here, it says what the server says. */
export interface Words {
  /** Texts by code, in place of the server's. */
  readonly texts?: { readonly [code in Code]?: string };
  /** The codes of which the server's text is shown although there is an `otherwise`. */
  readonly told?: readonly Code[];
  /** Of all codes that are neither in `texts` nor in `told`: one text, and one code where the place knows one only. */
  readonly otherwise?: { readonly message: string; readonly code?: Code };
  /** The text where the server has none. */
  readonly unsaid?: string;
}
