import { readIntakes } from '../../support/portal/readIntakes.ts';
import { signInByCall } from '../../support/portal/signInByCall.ts';
import type { UsablePage } from './PageContender.ts';

const EMAIL = 'ben@example.com';

/** A checklist that was answered. */
const STEP = 'goals';

/** A question of a half-way visit by its address, in a browser that holds the cookies of a session. */
export async function questionPage(url: string): Promise<UsablePage> {
  const caller = await signInByCall(url, EMAIL);
  const { organization, userId } = caller;
  const [visit] = await readIntakes(caller);
  const response = visit?.intake_responses?.find(({ step }) => step === STEP);
  if (!visit || !response) throw new Error(`${EMAIL} has no visit with the question ${STEP}`);
  return {
    name: 'a question',
    url: `${url}/consultation/intake/${userId}/${visit._id}/question/${response._id}`,
    // Its answer is "None of the above", which goes with no other option; the browser by itself does not know that.
    press: 'main input[value="energy"]',
    shows: 'main [data-step]:not(:has(input[value="none"]:checked))',
    async prepare(context) {
      const answer = await context.request.post(`${url}/login/${organization}`, {
        headers: { 'x-organization': organization },
        data: { email: EMAIL, password: 'Portal123' },
      });
      if (!answer.ok()) throw new Error(`${EMAIL} is not let in: ${answer.status()}`);
    },
  };
}
