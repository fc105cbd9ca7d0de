/** States that prohibit prescribing lab tests online. */
export const noLabStates: ReadonlySet<string> = new Set(['NY', 'NJ', 'RI']);
