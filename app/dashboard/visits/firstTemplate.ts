/** The template whose visits are listed first, and that is recommended to a patient who has begun nothing. */
export const FIRST_TEMPLATE = 'rapamycin';
