import type { FastifyRequest } from 'fastify';

/** Whether patients come by TLS, which ends at the proxy where one is in front. */
const isSecure = ({ protocol, tenant }: FastifyRequest): boolean =>
  protocol === 'https' || (tenant.origin?.startsWith('https:') ?? false);

/** What the portal's cookies have in common: no script reads them, and they go by TLS where patients come by TLS. */
export const cookieOptions = (request: FastifyRequest, path: string, sameSite: 'strict' | 'lax' = 'strict') =>
  ({ path, httpOnly: true, sameSite, secure: isSecure(request) }) as const;
