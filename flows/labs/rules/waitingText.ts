/** Says of a report that its results are not shown yet, and why. */
export const WAITING = 'The results are here and wait for the provider’s note, as the patient chose.';

/** Says it to the patient. */
export const WAITING_FOR_YOU = 'New results are here. You chose to see them together with your provider’s note.';
