import { once } from 'node:events';
import { createServer } from 'node:net';
import type { Settings } from '../settings/settings.ts';
import { SettingsError } from '../settings/SettingsError.ts';

const codeOf = (error: unknown): unknown => (error instanceof Error && 'code' in error ? error.code : undefined);

/** Why an address cannot be listened at, in words; anything else as it is. */
export function addressFault(error: unknown, { host, port }: Pick<Settings, 'host' | 'port'>): unknown {
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

/** Tries whether host and port can be listened at. @throws SettingsError where not */
export async function checkAddress({ host, port }: Pick<Settings, 'host' | 'port'>): Promise<void> {
  const server = createServer();
  try {
    server.listen({ host, port });
    await once(server, 'listening');
  } catch (error) {
    throw addressFault(error, { host, port });
  }
  server.close();
  await once(server, 'close');
}
