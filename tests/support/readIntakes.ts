import type { Intake } from '#schemas/wire/intake.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { Organization } from '#schemas/wire/organization.ts';

/** Signs a demo patient in over the API: what the server itself holds, apart from any page. */
async function apiSession(url: string, email: string) {
  const organization: Organization = await (await fetch(`${url}/v2/organizations/search?domain=localhost`)).json();
  const answer = await fetch(`${url}/login/${organization._id}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-organization': organization._id },
    body: JSON.stringify({ email, password: 'Portal123' }),
  });
  const session: Session = await answer.json();
  const headers = { authorization: `Bearer ${session.token}`, 'x-organization': organization._id };
  return { organization, session, headers };
}

/** The visits of a demo patient as the server holds them, newest first, with their responses in order. */
export async function readIntakes(url: string, email: string): Promise<Intake[]> {
  const { organization, session, headers } = await apiSession(url, email);
  const path = `${url}/intakes/${organization._id}/patient/${session.user._id}`;
  const intakes: Intake[] = await (await fetch(path, { headers })).json();
  return Promise.all(intakes.map(async ({ _id }) => (await fetch(`${path}/intake/${_id}`, { headers })).json()));
}
