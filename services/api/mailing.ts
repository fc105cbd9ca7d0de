import type { TagPatient } from '#schemas/wire/mailing.ts';
import { http } from './http.ts';

/** Sets a mailing-list tag for the patient's progress. */
export async function tagPatient(tag: TagPatient): Promise<void> {
  await http.post('v2/mailing/tags', { json: tag });
}
