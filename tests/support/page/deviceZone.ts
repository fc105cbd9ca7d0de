import { onTestFinished, vi } from 'vitest';

/** Has the device of the page in a time zone until the test is over. @param zone IANA name */
export function deviceZone(zone: string): void {
  const before = process.env['TZ'];
  vi.stubEnv('TZ', zone);
  onTestFinished(() => void vi.stubEnv('TZ', before ?? 'UTC'));
}
