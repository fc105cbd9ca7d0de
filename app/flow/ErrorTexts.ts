import type { ErrorCode } from '#services/api/client/ProblemError.ts';

/** The code of an error: that of a failed call, or `Unexpected` for any other error. */
export type Code = ErrorCode | 'Unexpected';

/**
 * The error texts of one screen or flow, which replace the server's. For codes not listed here, the server's text is
 * shown.
 */
export interface ErrorTexts {
  /** Texts by code, instead of the server's. */
  readonly texts?: { readonly [code in Code]?: string };
  /** Codes for which the server's text is shown even if there is an `otherwise`. */
  readonly serverTexts?: readonly Code[];
  /**
   * The text for all codes that are in neither `texts` nor `serverTexts`, and a code that replaces theirs. Not for
   * ServiceUnavailable, which says nothing about what was sent.
   */
  readonly otherwise?: { readonly message: string; readonly code?: Code };
  /** The text if the server sends none. */
  readonly fallback?: string;
}
