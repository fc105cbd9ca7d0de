/**
 * What a time zone is called on a day: 'Pacific Time', 'India Standard Time'.
 *
 * @param zone IANA name
 * @param day YYYY-MM-DD
 */
export function zoneName(zone: string, day: string): string {
  const parts = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longGeneric' }).formatToParts(
    new Date(`${day}T12:00:00Z`),
  );
  return parts.find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
