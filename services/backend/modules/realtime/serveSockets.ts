import type { FastifyInstance } from 'fastify';
import type { Portal } from '../portal/Portal.ts';

/**
 * Lets sockets connect to the server's own port, and passes on to them what servers tell each other. While the server drains they
 * stay; then they are closed so that pages connect to another one.
 */
export function serveSockets(app: FastifyInstance, { realtime }: Pick<Portal, 'realtime'>): void {
  app.server.on('upgrade', (request, socket, head) => {
    if (!realtime.upgrade(request, socket, head)) socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  app.addHook('onReady', () => realtime.begin((error) => app.log.warn({ err: error }, 'an event was not passed on')));
  app.addHook('preClose', async () => realtime.close());
}
