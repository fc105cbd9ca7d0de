import type { Card } from '#schemas/wire/card.ts';

/** Whether a saved card has not expired: it is valid until the end of its last month. */
export const isValidCard = ({ exp_month: month, exp_year: year }: Pick<Card, 'exp_month' | 'exp_year'>, now: Date) =>
  // Months of a Date begin at 0, so that this is the first day of the month after.
  now < new Date(year, month, 1);
