import { once } from 'node:events';
import { connect } from 'node:net';

/** Whether a living process listens at a path. */
export async function isListening(path: string): Promise<boolean> {
  const socket = connect(path);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}
