/**
 * Browsers by a mark in their user agent. Others also contain "Safari" and some also "Chrome", so the most specific
 * come first.
 */
const MARKS = [
  { name: 'Firefox', mark: /Firefox|FxiOS/ },
  { name: 'Chrome', mark: /Chrome|Chromium|CriOS|Edg/ },
  { name: 'Safari', mark: /Safari|AppleWebKit/ },
] as const;

/** The well-known browser that a user agent belongs to or is based on. */
export const ownBrowser = (userAgent: string): string | undefined =>
  MARKS.find(({ mark }) => mark.test(userAgent))?.name;
