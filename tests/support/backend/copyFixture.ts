import type { FromSchema } from 'json-schema-to-ts';
import type { Problem } from '#schemas/problem.ts';
import type { dataCopySchema, DataCopyState } from '#schemas/wire/dataCopy.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';
import { doJobs } from './doJobs.ts';

export type DataCopy = FromSchema<typeof dataCopySchema>;

/** Who asks: a patient of the fixture, or whoever has logged in. */
export type Asking = Pick<TestPatient, 'id' | 'org' | 'token'>;

const pathOf = ({ org, id }: Pick<Asking, 'org' | 'id'>) => `/v2/users/${org}/${id}/data-copy`;
const headersOf = ({ token }: Asking) => ({ authorization: `Bearer ${token}` });

/** Calls of a backend about copies of what it keeps of a patient. */
export function copyFixture(backend: BackendFixture) {
  const ask = (patient: Asking, password = 'Portal123') =>
    backend.call<DataCopyState & Problem>({
      method: 'POST',
      url: pathOf(patient),
      payload: { current_password: password },
      headers: headersOf(patient),
    });
  const state = async (patient: Asking) =>
    (await backend.call<DataCopyState>({ method: 'GET', url: pathOf(patient), headers: headersOf(patient) })).body;
  const download = (patient: Asking, headers: { readonly [name: string]: string } = {}, of = patient) =>
    backend.call<DataCopy & Problem>({
      method: 'GET',
      url: `${pathOf(of)}/file`,
      headers: { ...headersOf(patient), ...headers },
    });
  /** The copy of a patient, asked for and made. */
  async function copyOf(patient: Asking): Promise<DataCopy> {
    await ask(patient);
    await doJobs(backend, 'copies');
    return (await download(patient)).body;
  }
  return { ask, state, download, copyOf };
}
