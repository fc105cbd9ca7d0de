import { stepSetOf } from '#engine/definition/stepSetOf.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import type { UsablePage } from './PageContender.ts';

const EMAIL = 'ben@example.com';

/** The first question of a half-way visit by its address, in a browser that holds the cookies of a session. */
export async function questionPage(url: string): Promise<UsablePage> {
  const caller = await signInByCall(url, EMAIL);
  const { organization, userId } = caller;
  const [visit] = await readIntakes(caller);
  const [response] = visit?.intake_responses ?? [];
  const steps = Object.values(visit ? stepSetOf(visit.intake_template.definition).sections : {}).flat();
  const title = steps.find(({ id }) => id === response?.step)?.title;
  if (!visit || !response || title === undefined) throw new Error(`${EMAIL} has no visit with a question`);
  return {
    name: 'a question',
    url: `${url}/consultation/intake/${userId}/${visit._id}/question/${response._id}`,
    says: title,
    async prepare(context) {
      const answer = await context.request.post(`${url}/login/${organization}`, {
        headers: { 'x-organization': organization },
        data: { email: EMAIL, password: 'Portal123' },
      });
      if (!answer.ok()) throw new Error(`${EMAIL} is not let in: ${answer.status()}`);
    },
  };
}
