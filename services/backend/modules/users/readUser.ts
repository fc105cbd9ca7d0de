import type { User } from '#schemas/wire/user.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Portal } from '../portal/Portal.ts';
import { findUser } from './store.ts';
import { userOf } from './userOf.ts';

/** A patient's account as the wire has it. @throws ProblemError NotFound */
export async function readUser(
  portal: Pick<Portal, 'database' | 'imageAddresses' | 'tenants' | 'clock'>,
  organization: string,
  id: string,
): Promise<User> {
  const user = await findUser(portal, organization, id);
  if (!user) throw problems.notFound();
  return userOf(user, portal);
}
