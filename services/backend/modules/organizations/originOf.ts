import type { FastifyRequest } from 'fastify';
import type { Tenant } from './Tenant.ts';

/** What of a request says where it was sent. */
type Asked = Pick<FastifyRequest, 'hostname'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'localPort'>;
};

/**
 * Where links in mails lead: the address that the brand's file names, such as `https://portal.example`. Without one the
 * server is taken to be on this machine. Whoever asks writes the host, so that no more of it is believed than which of the
 * organization's names it is.
 *
 * @param port the server's own, where the socket does not tell
 */
export function originOf(
  { hostname, socket }: Asked,
  { domains, origin }: Pick<Tenant, 'domains' | 'origin'>,
  port: number,
): string {
  const [first = 'localhost'] = domains;
  const host = domains.find((domain) => domain === hostname.toLowerCase()) ?? first;
  return origin ?? new URL(`http://${host}:${socket.localPort ?? port}`).origin;
}
