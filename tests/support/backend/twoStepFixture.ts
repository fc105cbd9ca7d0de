import type { Problem } from '#schemas/problem.ts';
import type { Session } from '#schemas/wire/session.ts';
import type { RecoveryCodeList, SecondStep, TwoStep, TwoStepSecret } from '#schemas/wire/twoStep.ts';
import { timeCodeOf } from '../portal/timeCodeOf.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';

export const PASSWORD = 'Portal123';

/** Whatever a login may answer. */
type Answer = Partial<Session> & Partial<SecondStep> & Partial<Problem>;

interface From {
  /** Where it is sent from. */
  readonly remoteAddress?: string;
  readonly headers?: { readonly [name: string]: string };
}

const pathOf = ({ org, id }: TestPatient, part = '') => `/v2/users/${org}/${id}/two-step${part}`;

const begin = (patient: TestPatient, password = PASSWORD, code?: string) =>
  patient.send<TwoStepSecret & Problem>('POST', pathOf(patient, '/secret'), {
    current_password: password,
    ...(code !== undefined && { code }),
  });

const turnOn = (patient: TestPatient, code: string) =>
  patient.send<RecoveryCodeList & Problem>('PUT', pathOf(patient), { code });

const status = async (patient: TestPatient) => (await patient.send<TwoStep>('GET', pathOf(patient))).body;

const renew = (patient: TestPatient, code: string, password = PASSWORD) =>
  patient.send<RecoveryCodeList & Problem>('POST', pathOf(patient, '/recovery-codes'), {
    current_password: password,
    code,
  });

const turnOff = (patient: TestPatient, code: string, password = PASSWORD) =>
  patient.send('POST', pathOf(patient, '/off'), { current_password: password, code });

/** Patients with a second step, and what they and others do with it. */
export function twoStepFixture(backend: Pick<BackendFixture, 'call' | 'patient' | 'time'>) {
  /** The code of a secret. @param steps of 30 seconds from now */
  const codeOf = (secret: string, steps = 0) => timeCodeOf(secret, backend.time.now, steps);

  /** A patient who is asked for a second step, whose last code was that of the step before this one. */
  async function twoStepPatient(organization?: Parameters<BackendFixture['patient']>[1]) {
    const patient = await backend.patient({}, organization);
    const { secret } = (await begin(patient)).body;
    const { codes } = (await turnOn(patient, codeOf(secret, -1))).body;
    return { ...patient, secret, codes, code: (steps = 0) => codeOf(secret, steps) };
  }

  const logIn = ({ org, email }: Pick<TestPatient, 'org' | 'email'>, password = PASSWORD, from: From = {}) =>
    backend.call<Answer>({ method: 'POST', url: `/login/${org}`, payload: { email, password }, ...from });

  const ticketOf = async (patient: Pick<TestPatient, 'org' | 'email'>, from: From = {}) =>
    (await logIn(patient, PASSWORD, from)).body.ticket ?? '';

  const finish = (org: string, ticket: string, code: string, from: From = {}) =>
    backend.call<Answer>({ method: 'POST', url: `/login/${org}/second-step`, payload: { ticket, code }, ...from });

  return { begin, turnOn, status, twoStepPatient, logIn, ticketOf, finish, renew, turnOff, codeOf };
}

/** A code of an app that is not the one given. */
export const otherTimeCode = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');
