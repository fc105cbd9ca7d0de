/** Other browsers name Safari, and some of them Chrome, too; those that say most about themselves come first. */
const MARKS = [
  { name: 'Firefox', mark: /Firefox|FxiOS/ },
  { name: 'Chrome', mark: /Chrome|Chromium|CriOS|Edg/ },
  { name: 'Safari', mark: /Safari|AppleWebKit/ },
] as const;

/** Which of the well-known browsers a user agent is, or is made from. */
export const ownBrowser = (userAgent: string): string | undefined =>
  MARKS.find(({ mark }) => mark.test(userAgent))?.name;
