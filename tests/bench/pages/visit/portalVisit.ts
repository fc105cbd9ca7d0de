import type { User } from '#schemas/wire/user.ts';
import { beginVisit } from '../../../support/portal/answeredVisit.ts';
import { patientLike } from '../../../support/portal/patientLike.ts';
import type { VisitContender } from './VisitContender.ts';
import { visitQuestions } from './visitQuestions.ts';

/** A visit of a new patient by the address of its first question, in a browser that holds the cookies of a session. */
export async function portalVisit(url: string): Promise<VisitContender> {
  const patient = await patientLike(url, 'gus');
  const { call, email, organization, userId } = patient;
  const intake = await beginVisit(patient, 'rapamycin');
  const questions = visitQuestions(await call<User>('GET', `/users/${organization}/user/${userId}/patient`), intake);
  const first = intake.intake_responses?.find(({ step }) => step === questions[0]?.id);
  if (!first) throw new Error('the visit has no first question');
  return {
    name: 'the visit',
    url: `${url}/consultation/intake/${userId}/${intake._id}/question/${first._id}`,
    questions,
    saves: '/responses/',
    async prepare(context) {
      const answer = await context.request.post(`${url}/login/${organization}`, {
        headers: { 'x-organization': organization },
        data: { email, password: 'Portal123' },
      });
      if (!answer.ok()) throw new Error(`${email} is not let in: ${answer.status()}`);
    },
  };
}
