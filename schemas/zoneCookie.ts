/** The cookie in which a device says its time zone, an IANA name: the server writes the times of the pages that it draws in it. */
export const ZONE_COOKIE = 'portal_zone';
