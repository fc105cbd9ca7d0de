import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands between client and server and, while it is told to, cuts the connection when the server begins to answer:
 * what was asked is done, and the client never hears of it.
 */
export async function cuttingProxy(port: number) {
  let cuts = 0;
  let done = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(port, '127.0.0.1');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => upstream.write(data));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
    upstream.on('data', (data) => {
      if (cuts === 0) return void client.write(data);
      cuts -= 1;
      done += 1;
      client.destroy();
    });
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    cutNext(times: number) {
      cuts = times;
    },
    /** How many answers were cut off. */
    cutsDone: () => done,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
