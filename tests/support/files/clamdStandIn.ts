import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';

/** What EICAR's test file begins with: every scanner knows it, and it harms nobody. */
export const TEST_VIRUS = String.raw`X5O!P%@AP[4\PZX54(P^)7CC)7}`;

/** How a stand-in answers: as a scanner does, not at all, with the end of the connection, or not even with that. */
type Manner = 'scans' | 'silent' | 'hangs-up' | 'refuses' | 'hangs';

/** What speaks clamd's INSTREAM at a port of its own, and knows one virus. */
export async function clamdStandIn(manner: Manner = 'scans') {
  const seen: Buffer[] = [];
  const sockets = new Set<Socket>();
  const server = createServer({ allowHalfOpen: manner === 'hangs' }, (socket) => {
    let waiting = Buffer.alloc(0);
    let begun = false;
    const file: Buffer[] = [];
    sockets.add(socket);
    socket.on('error', () => undefined);
    socket.on('data', (data) => {
      if (manner === 'hangs-up') {
        socket.destroy();
        return;
      }
      waiting = Buffer.concat([waiting, data]);
      if (!begun) {
        const end = waiting.indexOf(0);
        if (end < 0) return;
        begun = true;
        waiting = waiting.subarray(end + 1);
      }
      while (waiting.length >= 4) {
        const length = waiting.readUInt32BE(0);
        if (length === 0) {
          const whole = Buffer.concat(file);
          seen.push(whole);
          if (manner === 'silent' || manner === 'hangs') return;
          const verdict = whole.includes(TEST_VIRUS) ? 'Eicar-Test-Signature FOUND' : 'OK';
          socket.end(manner === 'refuses' ? 'INSTREAM size limit exceeded. ERROR\0' : `stream: ${verdict}\0`);
          return;
        }
        if (waiting.length < 4 + length) return;
        file.push(waiting.subarray(4, 4 + length));
        waiting = waiting.subarray(4 + length);
      }
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('the stand-in has no port');
  const { port } = address;
  return {
    host: '127.0.0.1',
    port,
    /** The files that came to their end. */
    seen,
    close: () => {
      for (const socket of sockets) socket.destroy();
      server.close();
    },
  };
}
