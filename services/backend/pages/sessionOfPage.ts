import type { FastifyRequest } from 'fastify';
import type { Session } from '#schemas/wire/session.ts';
import { ACCESS_SECONDS } from '../modules/access/AccessTokens.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { patientOfPage } from '../modules/sessions/patientOfPage.ts';
import { readUser } from '../modules/users/readUser.ts';

/** A session for as long as a page is drawn, of the patient who opens it; undefined where nobody known opens it, or nobody yet. */
export async function sessionOfPage(portal: Portal, request: FastifyRequest): Promise<Session | undefined> {
  const access = await patientOfPage(portal, request);
  if (!access) return undefined;
  const [token, user] = await Promise.all([
    portal.tokens.issue(access),
    readUser(portal, access.organization, access.user),
  ]);
  return { token, expires_in: ACCESS_SECONDS, ends_in: ACCESS_SECONDS, user };
}
