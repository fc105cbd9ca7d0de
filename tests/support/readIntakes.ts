import type { Intake } from '#schemas/wire/intake.ts';
import { signInByCall } from './signInByCall.ts';

/** The visits of a demo patient as the server holds them, newest first, with their responses in order. */
export async function readIntakes(url: string, email: string): Promise<Intake[]> {
  const { organization, userId, call } = await signInByCall(url, email);
  const path = `/intakes/${organization}/patient/${userId}`;
  const intakes = await call<Intake[]>('GET', path);
  return Promise.all(intakes.map(({ _id }) => call<Intake>('GET', `${path}/intake/${_id}`)));
}
