import { Readable } from 'node:stream';
import type { ClamdSettings } from '../../kernel/settings/readClamdSettings.ts';
import { ScannerUnavailable, type Scanner } from './Scanner.ts';

/** Milliseconds until a scanner that says nothing counts as gone. A large document takes a few seconds. */
const PATIENCE = 30_000;

/** Why there was no answer, in a word: refused connections have a code and no message. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown reason';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message || error.name;
}

/**
 * A ClamAV daemon that listens at a host and port or at a local socket. Files are streamed to it, so it needs none of the portal's
 * directories. What it does not call clean is not clean: files above its own limit (`StreamMaxLength`, 100 MB) cannot come.
 *
 * @param patience milliseconds until it counts as gone
 */
export function clamdScanner(settings: ClamdSettings, patience = PATIENCE): Scanner {
  const open = async () => {
    const { default: NodeClam } = await import('clamscan');
    return new NodeClam().init({
      clamscan: { active: false },
      clamdscan: { ...settings, timeout: patience, localFallback: false, bypassTest: true },
      preference: 'clamdscan',
    });
  };
  let client: ReturnType<typeof open> | undefined;
  const scan = async (file: Buffer) => (await (client ??= open())).scanStream(Readable.from([file]));
  return {
    async finds(file) {
      // The client's own timeout only asks the daemon to hang up, which one that hangs never does.
      let timer: NodeJS.Timeout | undefined;
      const timeout = new Promise<never>((_, reject) => {
        timer = setTimeout(() => {
          reject(new Error(`no answer within ${patience} ms`));
        }, patience);
      });
      try {
        const { isInfected } = await Promise.race([scan(file), timeout]);
        if (typeof isInfected === 'boolean') return isInfected;
      } catch (error) {
        throw new ScannerUnavailable(`clamd gave no answer (${reasonOf(error)})`, { cause: error });
      } finally {
        clearTimeout(timer);
      }
      throw new ScannerUnavailable('clamd could not say whether a file is clean');
    },
  };
}
