import { SettingsError } from './SettingsError.ts';

/** Where a ClamAV daemon listens. */
export type ClamdSettings = { readonly host: string; readonly port: number } | { readonly socket: string };

/** Reads where documents are scanned for viruses; undefined where nothing says so. @throws SettingsError */
export function readClamdSettings(text: (name: string) => string | undefined): ClamdSettings | undefined {
  const given = text('PORTAL_CLAMD');
  if (given === undefined) return undefined;
  if (/^\/[^\0]+$/.test(given)) return { socket: given };
  const [, host, port] = /^([\w.-]+):(\d{1,5})$/.exec(given) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535)
    throw new SettingsError(
      `PORTAL_CLAMD is '${given}'; it must be a host and port such as localhost:3310, or the path of a socket such as /run/clamav/clamd.ctl.`,
    );
  return { host, port: Number(port) };
}
