/** Text messages that a patient gets of notifications in a calendar month at the most. Codes are asked for, and apart. */
export const TEXTS_A_MONTH = 10;
