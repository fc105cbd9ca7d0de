import type { DataCopyState } from '#schemas/wire/dataCopy.ts';
import { problems } from '../../kernel/problems/problems.ts';
import type { Credentials } from '../credentials/store.ts';
import type { Portal } from '../portal/Portal.ts';
import { copyStateOf } from './copyStateOf.ts';
import { findCopy, writeRequest } from './store.ts';

/**
 * Asks for a copy of everything that is kept of a patient, which a job makes. One that is being made, or can be downloaded,
 * is the answer instead of another one.
 *
 * @param seen what the patient showed to know
 * @throws ProblemError NotFound where the password has changed in the meantime
 */
export async function requestCopy(
  { database, jobs, clock }: Pick<Portal, 'database' | 'jobs' | 'clock'>,
  patient: { readonly organization: string; readonly userId: string },
  seen: Credentials,
): Promise<DataCopyState> {
  const now = clock();
  const begun = await writeRequest(database, patient, seen, now);
  if (begun) jobs.wake('copies');
  const kept = begun ?? (await findCopy(database, patient));
  if (!kept) throw problems.notFound('the password has changed');
  return copyStateOf(kept, now);
}
