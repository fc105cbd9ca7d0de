import type { TagPatient } from '#schemas/wire/mailing.ts';
import { http } from './client/http.ts';

/** Puts the patient on the mailing list; who is on it stays so. */
export async function subscribePatient(patient: string): Promise<void> {
  await http.post('v2/mailing/subscribers', { json: { patient } });
}

/** Sets a mailing-list tag for the patient's progress. */
export async function tagPatient(tag: TagPatient): Promise<void> {
  await http.post('v2/mailing/tags', { json: tag });
}
