const DAY = 24 * 60 * 60 * 1000;

const made = new Map<string, Intl.DateTimeFormat>();

/** Each format is made once: that takes far longer than using it. */
function formatOf(zone: string): Intl.DateTimeFormat {
  const format =
    made.get(zone) ??
    new Intl.DateTimeFormat('en-US', { timeZone: zone, year: 'numeric', month: 'numeric', day: 'numeric' });
  made.set(zone, format);
  return format;
}

/**
 * The number of a calendar day in a zone, counted on without regard to how long days are there.
 *
 * @param zone IANA name
 */
export function dayNumber(moment: Date, zone: string): number {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(moment)
      .map(({ type, value }) => [type, Number(value)]),
  );
  return Date.UTC(parts.get('year') ?? 0, (parts.get('month') ?? 1) - 1, parts.get('day') ?? 1) / DAY;
}
