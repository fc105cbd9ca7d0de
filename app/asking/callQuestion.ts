/** The message that a patient begins about a stopped visit or a treatment on hold. */
export const CALL_QUESTION = "I'd like to set up a call with a provider.";
