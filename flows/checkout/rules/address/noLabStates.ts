/** States that prohibit prescribing lab tests online. */
export const noLabStates: ReadonlySet<string> = new Set(['NY', 'NJ', 'RI']);

/** Why they get none, in the patient's words. */
export const noLabsText =
  'Due to regulatory restrictions prohibiting the online prescribing of lab testing, we cannot provide lab testing in NY, NJ and RI.';
