import { answeredVisit } from '../../support/portal/answeredVisit.ts';
import { readIntakes } from '../../support/portal/readIntakes.ts';
import { completeProfile, signUpByCall } from '../../support/portal/signUpByCall.ts';
import type { LoadRequest } from './Load.ts';

/** A patient with an open visit, all of whose questions are answered, and the requests that serve for load. */
export interface BenchPatient {
  readonly userId: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Reads the account. */
  readonly read: LoadRequest;
  /** Save each answer once more, as it is. */
  readonly saves: readonly LoadRequest[];
}

async function benchPatient(url: string): Promise<BenchPatient> {
  const patient = await answeredVisit(await signUpByCall(url, completeProfile), 'rapamycin');
  const [visit] = await readIntakes(patient);
  const { headers, organization, userId } = patient;
  return {
    userId,
    headers,
    read: { method: 'GET', path: `/users/${organization}/user/${userId}/patient` },
    saves: (visit?.intake_responses ?? []).flatMap(({ _id, value, revision }): LoadRequest[] =>
      value === null
        ? []
        : [{ method: 'PUT', path: `/v2/intakes/${visit?._id}/responses/${_id}`, save: { value, revision } }],
    ),
  };
}

/** Signs so many patients up at the portal at `url`, each with an answered visit. Their tokens serve for 15 minutes. */
export async function benchPatients(url: string, count: number): Promise<readonly BenchPatient[]> {
  const patients: BenchPatient[] = [];
  while (patients.length < count) patients.push(await benchPatient(url));
  return patients;
}
