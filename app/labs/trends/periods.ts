/** The periods that trends are shown for, in years; all time has no beginning. */
const periods = { all: undefined, one: 1, two: 2, five: 5 } as const satisfies {
  readonly [name: string]: number | undefined;
};

export type Period = keyof typeof periods;

export const periodLabels = {
  all: 'All time',
  one: 'Past year',
  two: 'Past 2 years',
  five: 'Past 5 years',
} as const satisfies { readonly [P in Period]: string };

/** The first moment of a period as ISO 8601, at the beginning of a UTC day; undefined for all time. */
export function startOf(period: Period, now: Date): string | undefined {
  const years = periods[period];
  return years === undefined
    ? undefined
    : new Date(Date.UTC(now.getUTCFullYear() - years, now.getUTCMonth(), now.getUTCDate())).toISOString();
}
