import { once } from 'node:events';
import { createServer } from 'node:net';

/** The longest path of a socket that every system takes, in bytes. */
const LONGEST = 100;

/**
 * Listens at a path in a directory for as long as this process lives. Containers that share the directory see that, and do not
 * see each other's processes.
 *
 * @returns ends it and removes the path; undefined where the directory cannot hold sockets
 */
export async function listenAt(path: string): Promise<(() => Promise<void>) | undefined> {
  if (Buffer.byteLength(path) > LONGEST) return undefined;
  const server = createServer((socket) => socket.destroy());
  try {
    server.listen(path);
    await once(server, 'listening');
  } catch {
    return undefined;
  }
  // Whoever asks has connected, whether or not that could be accepted.
  server.on('error', () => undefined);
  server.unref();
  return async () => {
    server.close();
    await once(server, 'close');
  };
}
