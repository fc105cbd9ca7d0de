import { BROWSER_MAP, OS_MAP, parse } from 'bowser';

/** Words for what cannot be told. */
const UNKNOWN = 'Unknown device';

// What a user agent calls itself is not repeated: it would put words of a stranger's choice into mails.
const browsers = new Set(Object.values(BROWSER_MAP));
const systems = new Set(Object.values(OS_MAP));
const models = new Set(['iPhone', 'iPad']);

const known = (names: ReadonlySet<string>, name: string | undefined): string | undefined =>
  name !== undefined && names.has(name) ? name : undefined;

/** What a patient recognizes a device by: 'Chrome on Windows', 'Safari on iPhone'. @param userAgent or its beginning */
export function deviceWords(userAgent: string): string {
  if (userAgent === '') return UNKNOWN;
  const { browser, os, platform } = parse(userAgent);
  // 'Samsung Internet for Android' is on Android anyway.
  const name = known(browsers, browser.name)?.replace(/ for Android$/u, '');
  const place = known(models, platform.model) ?? known(systems, os.name);
  if (name !== undefined && place !== undefined) return `${name} on ${place}`;
  return name ?? (place === undefined ? UNKNOWN : `Unknown browser on ${place}`);
}
