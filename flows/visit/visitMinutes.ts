/**
 * Estimated minutes of a visit: a third of its questions, rounded up; 5 when their number is unknown, 10 without a
 * visit.
 */
export const visitMinutes = (visit: { readonly questions?: number } | undefined): number =>
  visit === undefined ? 10 : visit.questions === undefined ? 5 : Math.ceil(visit.questions / 3);
