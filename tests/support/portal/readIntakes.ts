import type { Intake } from '#schemas/wire/intake.ts';
import type { Caller } from './beginSession.ts';

/** The visits of a patient as the server holds them, newest first, with their responses in order. */
export async function readIntakes({ organization, userId, call }: Caller): Promise<Intake[]> {
  const path = `/intakes/${organization}/patient/${userId}`;
  const intakes = await call<Intake[]>('GET', path);
  return Promise.all(intakes.map(({ _id }) => call<Intake>('GET', `${path}/intake/${_id}`)));
}
