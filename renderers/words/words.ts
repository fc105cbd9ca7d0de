/** The renderer's own words. All other texts come from the step's definition. */
export const words = {
  continue: 'Continue',
  back: 'Back',
  saving: 'Saving…',
  saved: 'Saved',
  notSaved: 'Not saved yet',
  close: 'Close',
  optional: 'optional',
  loading: 'Loading…',
  choose: 'Choose',
  stopConfetti: 'Stop the confetti',
  throwConfetti: 'Throw it again',
} as const;

/** The accessible text of a position in a series of stages or questions. */
export const placeOf = (at: number, total: number) => `${at} of ${total}`;

/** The same while the total may still grow. */
export const placeOfAbout = (at: number, total: number) => `${at} of about ${total}`;
