const day = (written: string): string => written.slice(0, 10);
const hasTime = (written: string): boolean => written.includes('T');

/**
 * Whether it is known which of two draws was the first: not within one day where either has no time.
 *
 * @param one,other as the laboratory wrote them, such as 2026-11-20 or 2026-11-20T09:00:00-08:00
 */
export const isOrderKnown = (one: string, other: string): boolean =>
  day(one) !== day(other) || (hasTime(one) && hasTime(other));

/** `isOrderKnown` as SQL. @param one,other names of rows of `lab_results` */
export const orderKnown = (one: string, other: string): string =>
  `not coalesce(left(${one}.sent->>'collected', 10) = left(${other}.sent->>'collected', 10)
              and least(length(${one}.sent->>'collected'), length(${other}.sent->>'collected')) = 10, false)`;
