import type { FastifyRequest } from 'fastify';
import { originOf } from '../organizations/originOf.ts';
import type { Portal } from '../portal/Portal.ts';

/** To whom passkeys are known: the origin of the organization's portal, and its host, which is the id. */
export function relyingParty(request: FastifyRequest, { settings }: Pick<Portal, 'settings'>) {
  const origin = originOf(request, request.tenant, settings.port);
  return { origin, id: new URL(origin).hostname };
}
