/** The most of one product that are bought at once. */
export const mostAtOnce = 10;
