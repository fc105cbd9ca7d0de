/** The shop as it was left, if that is where a patient came from; else its beginning. */
export const shopPath = (redirectPath: string | undefined): string =>
  redirectPath !== undefined && /^\/shop(\?|$)/.test(redirectPath) ? redirectPath : '/shop';
