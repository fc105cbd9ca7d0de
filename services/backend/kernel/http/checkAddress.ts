import { once } from 'node:events';
import { createServer } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import type { Settings } from '../settings/settings.ts';
import { SettingsError } from '../settings/SettingsError.ts';

type Address = Pick<Settings, 'host' | 'port'>;

/** How long a server takes to end at the most, in milliseconds. */
const PATIENCE = 10_000;

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Why an address cannot be listened at, in words; anything else as it is. */
export function addressFault(error: unknown, { host, port }: Address): unknown {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new SettingsError(
        `Port ${port} of ${host} is in use by another program. Stop that one, or set PORT to another port.`,
        { cause: error },
      );
    case 'EACCES':
      return new SettingsError(`This user may not listen at port ${port}. Set PORT to one from 1024 to 65535.`, {
        cause: error,
      });
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
      return new SettingsError(
        `There is no host '${host}'. Set PORTAL_HOST to a name or address of this machine, such as localhost or 0.0.0.0.`,
        { cause: error },
      );
    case 'EADDRNOTAVAIL':
      return new SettingsError(
        `The host '${host}' is not this machine. Set PORTAL_HOST to one of its own addresses, such as localhost or 0.0.0.0.`,
        { cause: error },
      );
  }
  return error;
}

async function listenOnce(address: Address): Promise<void> {
  const server = createServer().listen(address);
  await once(server, 'listening');
  server.close();
  await once(server, 'close');
}

/**
 * Tries whether host and port can be listened at.
 *
 * @param isReplacing whether a server still ends that this one replaces: its port is waited for
 * @throws SettingsError where not
 */
export async function checkAddress(
  { host, port }: Address,
  isReplacing: () => Promise<boolean> = () => Promise.resolve(false),
): Promise<void> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    try {
      return await listenOnce({ host, port });
    } catch (error) {
      const isWorthWaiting = codeOf(error) === 'EADDRINUSE' && performance.now() < until && (await isReplacing());
      if (!isWorthWaiting) throw addressFault(error, { host, port });
      await setTimeout(100);
    }
  }
}
