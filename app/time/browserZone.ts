/** The IANA name of the zone that the patient's device is in. */
export const browserZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone;
