/** The path of identity verification by itself, as the router writes patterns. `steps` is the screen. */
export const identityPaths = { steps: 'verification/$userId/$steps' } as const;
