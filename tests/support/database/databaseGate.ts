import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/** Stands before a PostgreSQL server, which is away while the gate is shut: nobody gets in, and who was in is thrown out. */
export async function databaseGate(behind: string) {
  const { hostname, port } = new URL(behind);
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    const upstream = connect(Number(port), hostname);
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.pipe(upstream).pipe(client);
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  const open = async (at: number) => {
    server.listen(at, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    if (typeof address !== 'object' || address === null) throw new Error('the gate has no port');
    return address.port;
  };
  const own = await open(0);
  const url = new URL(behind);
  url.host = `127.0.0.1:${own}`;
  return {
    /** The address of the database behind the gate. */
    url: url.href,
    open: () => open(own),
    async shut() {
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
