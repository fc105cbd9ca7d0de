import type { TagPatient } from '#schemas/wire/mailing.ts';
import { http } from './http.ts';

/** Tells the mailing list where the patient stands. */
export async function tagPatient(tag: TagPatient): Promise<void> {
  await http.post('v2/mailing/tags', { json: tag });
}
