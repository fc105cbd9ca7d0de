/** The renderer's own words about days. All other texts come from the step's definition. */
export const calendarWords = {
  noDay: 'No date is chosen yet.',
  previousMonth: 'Previous month',
  nextMonth: 'Next month',
} as const;

/** The accessible name of a calendar day: its date, and its status. */
export const dayName = (
  day: string,
  { today, selected, scheduled }: { readonly [flag: string]: boolean | undefined },
) => [day, today && 'today', selected && 'chosen', scheduled && 'currently scheduled'].filter(Boolean).join(', ');
