import type { FastifyRequest } from 'fastify';
import { ProblemError } from '../kernel/problems/ProblemError.ts';
import { entryOf } from '../modules/accesses/entryOf.ts';
import { openIntake } from '../modules/intakes/openIntake.ts';
import type { Portal } from '../modules/portal/Portal.ts';
import { patientOfPage } from '../modules/sessions/patientOfPage.ts';
import { states } from '../modules/states/states.ts';
import { readUser } from '../modules/users/readUser.ts';
import type { VisitReads } from './VisitRenderer.ts';

/**
 * The data of a visit for the page that its patient opens; noted in the access log. Undefined where nobody known opens it, or
 * it is no visit of theirs: the page then asks for it by itself, and says what is the matter.
 */
export async function readVisit(
  portal: Portal,
  request: FastifyRequest,
  intakeId: string,
): Promise<VisitReads | undefined> {
  const access = /^[0-9a-f]{24}$/.test(intakeId) ? await patientOfPage(portal, request) : undefined;
  if (!access) return undefined;
  try {
    const [visit, user] = await Promise.all([
      openIntake(portal, intakeId, access.user),
      readUser(portal, access.organization, access.user),
    ]);
    const what = { at: portal.clock(), route: 'openVisit', ids: { intakeId }, status: 200 };
    portal.accesses.note(entryOf(request, access, what));
    return { intake: visit.intake(portal.imageAddresses, true), user, states };
  } catch (error) {
    if (error instanceof ProblemError && error.problem.status === 404) return undefined;
    throw error;
  }
}
