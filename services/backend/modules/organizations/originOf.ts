import type { FastifyRequest } from 'fastify';
import type { Tenant } from './Tenant.ts';

/** What of a request says where it was sent. */
type Asked = Pick<FastifyRequest, 'protocol' | 'host'> & {
  readonly socket: Pick<FastifyRequest['socket'], 'localPort'>;
};

const HOST = /^(?<name>\[[\da-f:]+\]|[^\s:/?#@[\]\\]+)(?::(?<port>\d{1,5}))?$/i;

/**
 * Where links in mails lead: `https://portal.example`. Whoever asks writes the host, so that only a name that belongs to
 * the organization is believed; otherwise its first domain is taken.
 *
 * @param port the server's own, where the socket does not tell
 */
export function originOf(
  { protocol, host, socket }: Asked,
  { domains }: Pick<Tenant, 'domains'>,
  port: number,
): string {
  const { name, port: named } = HOST.exec(host)?.groups ?? {};
  const known = name !== undefined && domains.includes(name.toLowerCase()) && Number(named ?? 0) <= 65_535;
  const [first = 'localhost'] = domains;
  const at = known ? `${name}${named === undefined ? '' : `:${named}`}` : `${first}:${socket.localPort ?? port}`;
  return new URL(`${protocol}://${at}`).origin;
}
