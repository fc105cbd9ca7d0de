import type { FastifyInstance } from 'fastify';
import { clientAddress, networkOf } from '../../kernel/http/clientAddress.ts';
import type { Portal } from '../portal/Portal.ts';

/**
 * Lets sockets connect to the server's own port, and passes on to them what servers tell each other. While the server drains they
 * stay; then they are closed so that pages connect to another one.
 */
export function serveSockets(
  app: FastifyInstance,
  { realtime, settings }: Pick<Portal, 'realtime' | 'settings'>,
): void {
  const addressOf = clientAddress(settings.trustProxy);
  app.server.on('upgrade', (request, socket, head) => {
    const from = networkOf(addressOf(request));
    if (!realtime.upgrade({ request, socket, head, from }))
      socket.end('HTTP/1.1 404 Not Found\r\nConnection: close\r\n\r\n');
  });
  app.addHook('onReady', () => realtime.begin((error) => app.log.warn({ err: error }, 'an event was not passed on')));
  app.addHook('preClose', async () => realtime.close());
}
