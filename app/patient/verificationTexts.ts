/** Why a patient is asked to verify their identity: while a call for it is booked, and while none is. */
export const SCHEDULED =
  'You have a call scheduled to verify your account. In the meantime, you have the option to proceed with identify verification.';
export const UNSCHEDULED = 'To ensure the prompt and secure delivery of your protocol, please verify your account.';
