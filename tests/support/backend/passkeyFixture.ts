import type { OwnerChallenge, PasskeyBeginning, PasskeyChallenge } from '#schemas/wire/passkey.ts';
import type { Problem } from '#schemas/problem.ts';
import type { BackendFixture, TestPatient } from './backendFixture.ts';
import { softAuthenticator } from './softAuthenticator.ts';
import { PASSWORD } from './twoStepFixture.ts';

type Device = ReturnType<typeof softAuthenticator>;

const pathOf = ({ org, id }: TestPatient, part = '') => `/v2/users/${org}/${id}/passkeys${part}`;

/** Patients with passkeys, and what they prove with them. */
export function passkeyFixture(backend: Pick<BackendFixture, 'patient' | 'portal'>) {
  const origin = `http://localhost:${backend.portal.settings.port}`;

  const askedBy = ({ challenge, rp_id }: PasskeyChallenge) => ({ challenge, rpId: rp_id, origin });

  const begin = (patient: TestPatient, proof: object = { current_password: PASSWORD }) =>
    patient.send<PasskeyBeginning & Problem>('POST', pathOf(patient, '/challenge'), proof);

  /** Adds a passkey to an account. */
  async function addPasskey(patient: TestPatient, proof?: object): Promise<Device> {
    const device = softAuthenticator();
    const { body } = await begin(patient, proof);
    const { status } = await patient.send('POST', pathOf(patient), device.attest(askedBy(body)));
    if (status !== 204) throw new Error(`the passkey was not added: ${status}`);
    return device;
  }

  /** A patient with a passkey. */
  async function passkeyPatient() {
    const patient = await backend.patient();
    return { ...patient, device: await addPasskey(patient) };
  }

  const ownerChallenge = async (patient: TestPatient) =>
    (await patient.send<OwnerChallenge>('POST', pathOf(patient, '/proof'))).body;

  /** Password and passkey of a patient. */
  const proofWith = async (patient: TestPatient, device: Device, password = PASSWORD) => ({
    current_password: password,
    passkey: device.assert(askedBy(await ownerChallenge(patient))),
  });

  return { origin, askedBy, begin, addPasskey, passkeyPatient, ownerChallenge, proofWith, pathOf };
}
