import { once } from 'node:events';
import { connect, createServer, type Socket } from 'node:net';

/**
 * Stands between browser and portal and, while it is told to, cuts a connection once so many bytes were sent through it:
 * a form that is on its way ends in its middle. Host names are not touched; both sides speak to `localhost`.
 */
export async function cuttingUploads(port: number) {
  let limit = Infinity;
  let cuts = 0;
  const sockets = new Set<Socket>();
  const server = createServer((client) => {
    let sent = 0;
    const upstream = connect(port, 'localhost');
    for (const socket of [client, upstream]) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => sockets.delete(socket));
    }
    client.on('data', (data) => {
      sent += data.length;
      if (sent <= limit) return void upstream.write(data);
      upstream.write(data.subarray(0, data.length - (sent - limit)));
      cuts += 1;
      server.emit('cut');
      client.destroy();
      upstream.destroy();
    });
    upstream.on('data', (data) => client.write(data));
    client.on('close', () => upstream.destroy());
    upstream.on('close', () => client.destroy());
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the proxy has no port');
  return {
    url: `http://localhost:${address.port}`,
    /** Cuts every connection through which more than so many bytes are sent: browsers try again by themselves. */
    cutAfter(bytes: number) {
      limit = bytes;
    },
    cuts: () => cuts,
    nextCut: () => once(server, 'cut'),
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}
