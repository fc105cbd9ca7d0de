/** The forms in which a zone is named. */
const forms = {
  /** As it is at that moment: 'Pacific Daylight Time'. */
  full: 'long',
  /** As it is at that moment: 'PDT'. */
  short: 'short',
  /** All year the same: 'Pacific Time'. */
  general: 'longGeneric',
} as const;

/**
 * What a time zone is called at a moment.
 *
 * @param zone IANA name
 */
export function zoneName(zone: string, moment: Date, form: keyof typeof forms): string {
  // Its full name, 'Coordinated Universal Time', is one that few would know.
  if (zone === 'UTC') return zone;
  const format = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: forms[form] });
  return format.formatToParts(moment).find(({ type }) => type === 'timeZoneName')?.value ?? zone;
}
