import type { FastifyRequest } from 'fastify';
import { problems } from '../../kernel/problems/problems.ts';
import { accessOf } from '../access/guardAccess.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from '../users/store.ts';
import type { Booker } from './resolveCalendar.ts';

/** Who asks, and of which organization. @throws ProblemError NotFound */
export async function bookerOf(portal: Portal, request: FastifyRequest): Promise<Booker> {
  const { tenant } = request;
  const user = await findUser(portal, tenant.id, accessOf(request).user);
  if (!user) throw problems.notFound();
  return { tenant, user };
}
