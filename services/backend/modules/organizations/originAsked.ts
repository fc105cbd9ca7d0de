import type { FastifyRequest } from 'fastify';
import { originOf } from './originOf.ts';

/** The origin by which a portal was asked, whichever host leads to it; only for answers to whoever asked. */
export function originAsked(request: FastifyRequest, port: number): string {
  const asked = `${request.protocol}://${request.host}`;
  return URL.canParse(asked) ? new URL(asked).origin : originOf(request, request.tenant, port);
}
