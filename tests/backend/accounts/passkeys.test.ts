import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { PasskeyAssertion, PasskeyChallenge, Passkeys } from '#schemas/wire/passkey.ts';
import type { Session } from '#schemas/wire/session.ts';
import { advance, backendFixture, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { mailedLink, mailsTo } from '#tests/support/backend/mailsTo.ts';
import { passkeyFixture } from '#tests/support/backend/passkeyFixture.ts';
import { softAuthenticator } from '#tests/support/backend/softAuthenticator.ts';
import { PASSWORD, twoStepFixture } from '#tests/support/backend/twoStepFixture.ts';

const backend = await backendFixture();
afterAll(() => backend.close());
const { twoStepPatient, status: twoStepOf } = twoStepFixture(backend);
const { origin, askedBy, begin, passkeyPatient, proofWith, pathOf } = passkeyFixture(backend);

const REFUSED = { status: 422, body: { code: 'PasskeyRefused' } };
const EXPIRED = { status: 409, body: { code: 'InvalidRequest' } };
const WRONG = { status: 422, body: { code: 'InvalidAnswer' } };
const REQUIRED = { status: 403, body: { code: 'SecondStepRequired' } };

const list = async (patient: TestPatient) => (await patient.send<Passkeys>('GET', pathOf(patient))).body.passkeys;

const challenge = async (org = backend.tenant.id, host = 'localhost') =>
  (
    await backend.call<PasskeyChallenge>({
      method: 'POST',
      url: `/login/${org}/passkey/challenge`,
      headers: { host },
    })
  ).body;

const logIn = (payload: PasskeyAssertion, org = backend.tenant.id, host = 'localhost') =>
  backend.call<Session & Problem>({ method: 'POST', url: `/login/${org}/passkey`, payload, headers: { host } });

describe('a passkey', () => {
  it('is added with the password, is told by mail, and logs in', async () => {
    const patient = await backend.patient();
    const device = softAuthenticator();
    expect(await begin(patient, { current_password: 'Wrong-123' })).toMatchObject(WRONG);
    const { body } = await begin(patient);
    expect(body).toMatchObject({ rp_id: 'localhost', rp_name: 'Healthspan', user_name: patient.email, known: [] });
    const attested = device.attest(askedBy(body));
    expect((await patient.send('POST', pathOf(patient), attested)).status).toBe(204);
    expect(await list(patient)).toMatchObject([{ device: 'Unknown device', last_used_at: null }]);
    expect((await mailsTo(backend, patient.email)).map(({ subject }) => subject)).toEqual([
      'A passkey was added to your account',
    ]);
    expect((await begin(patient, await proofWith(patient, device))).body.known).toEqual([attested.id]);
    const answer = await logIn(device.assert(askedBy(await challenge())));
    expect(answer).toMatchObject({ status: 200, body: { user: { _id: patient.id } } });
    expect(answer.cookies.map(({ name }) => name)).toContain('portal_refresh');
    expect((await list(patient))[0]?.last_used_at).toBe(backend.time.now.toISOString());
  });

  it('stands for both steps, and so is added and removed with both', async () => {
    const patient = await twoStepPatient();
    const device = softAuthenticator();
    expect(await begin(patient)).toMatchObject(REQUIRED);
    expect(await begin(patient, { current_password: PASSWORD, code: '000000' })).toMatchObject(WRONG);
    const { body } = await begin(patient, { current_password: PASSWORD, code: patient.code() });
    expect((await patient.send('POST', pathOf(patient), device.attest(askedBy(body)))).status).toBe(204);
    expect(await logIn(device.assert(askedBy(await challenge())))).toMatchObject({
      status: 200,
      body: { user: { _id: patient.id } },
    });
    const [passkey] = await list(patient);
    const removal = pathOf(patient, `/${passkey?._id}/removal`);
    expect(await patient.send('POST', removal, { current_password: PASSWORD })).toMatchObject(REQUIRED);
    const code = patient.code(1);
    expect((await patient.send('POST', removal, { current_password: PASSWORD, code })).status).toBe(204);
    expect((await twoStepOf(patient)).on_since).not.toBeNull();
  });

  it('is removed with itself beside the password, by its patient alone, and logs in no more', async () => {
    const [patient, other] = [await passkeyPatient(), await backend.patient()];
    const [passkey] = await list(patient);
    const password = { current_password: PASSWORD };
    expect((await other.send('POST', pathOf(other, `/${passkey?._id}/removal`), password)).status).toBe(404);
    const removal = pathOf(patient, `/${passkey?._id}/removal`);
    expect(await patient.send('POST', removal, password)).toMatchObject(REQUIRED);
    const wrong = await proofWith(patient, patient.device, 'Wrong-123');
    expect(await patient.send('POST', removal, wrong)).toMatchObject(WRONG);
    expect((await patient.send('POST', removal, await proofWith(patient, patient.device))).status).toBe(204);
    expect(await list(patient)).toEqual([]);
    expect(await logIn(patient.device.assert(askedBy(await challenge())))).toMatchObject(REFUSED);
  });

  it('is added with its own challenge alone, once, within 5 minutes', async () => {
    const [patient, other] = [await backend.patient(), await backend.patient()];
    const device = softAuthenticator();
    const { body } = await begin(patient);
    const attested = device.attest(askedBy(body));
    expect(await other.send('POST', pathOf(other), attested)).toMatchObject(EXPIRED);
    expect((await patient.send('POST', pathOf(patient), attested)).status).toBe(204);
    expect(await patient.send('POST', pathOf(patient), attested)).toMatchObject(EXPIRED);
    // Neither with one of a login, nor with a late one, nor a second time for the same device.
    const ofLogin = softAuthenticator().attest(askedBy(await challenge()));
    expect(await patient.send('POST', pathOf(patient), ofLogin)).toMatchObject(EXPIRED);
    const again = device.attest(askedBy((await begin(other)).body));
    expect(await other.send('POST', pathOf(other), again)).toMatchObject(REFUSED);
    const proof = await proofWith(patient, device);
    const late = softAuthenticator().attest(askedBy((await begin(patient, proof)).body));
    advance(backend, 5 * 60);
    expect(await patient.send('POST', pathOf(patient), late)).toMatchObject(EXPIRED);
  });

  it.each([
    ['without verification of its user', { isVerified: false }],
    ['at another origin', { origin: 'https://evil.example' }],
    ['for another relying party', { rpId: 'evil.example' }],
  ])('is neither added nor used %s', async (_, changed) => {
    const patient = await passkeyPatient();
    const { body } = await begin(patient, await proofWith(patient, patient.device));
    const attested = softAuthenticator().attest({ ...askedBy(body), ...changed });
    expect(await patient.send('POST', pathOf(patient), attested)).toMatchObject(REFUSED);
    const answer = await logIn(patient.device.assert({ ...askedBy(await challenge()), ...changed }));
    expect(answer).toMatchObject(REFUSED);
    expect(answer.cookies).toEqual([]);
  });

  it('logs in with a challenge once, within 5 minutes', async () => {
    const { device } = await passkeyPatient();
    const asserted = device.assert(askedBy(await challenge()));
    expect((await logIn(asserted)).status).toBe(200);
    expect(await logIn(asserted)).toMatchObject(EXPIRED);
    const late = device.assert(askedBy(await challenge()));
    advance(backend, 5 * 60);
    expect(await logIn(late)).toMatchObject(EXPIRED);
    expect(await logIn(device.assert({ challenge: 'A'.repeat(43), rpId: 'localhost', origin }))).toMatchObject(EXPIRED);
  });

  it('logs in nobody with the key of another, or with a count that it had before', async () => {
    const [mine, other] = [await passkeyPatient(), await passkeyPatient()];
    const asserted = other.device.assert(askedBy(await challenge()));
    const { id } = mine.device.assert(askedBy(await challenge()));
    expect(await logIn({ ...asserted, id })).toMatchObject(REFUSED);
    const counted = async (counter: number) => logIn(mine.device.assert({ ...askedBy(await challenge()), counter }));
    expect((await counted(5)).status).toBe(200);
    expect(await counted(5)).toMatchObject(REFUSED);
    expect(await counted(4)).toMatchObject(REFUSED);
    expect((await counted(6)).status).toBe(200);
  });

  it('of one organization is none of another', async () => {
    const { device } = await passkeyPatient();
    const { id } = backend.evergreen;
    const asked = await challenge(id, 'evergreen.localhost');
    expect(asked.rp_id).toBe('evergreen.localhost');
    expect(await logIn(device.assert(askedBy(asked)), id, 'evergreen.localhost')).toMatchObject(REFUSED);
  });

  it('ends with a new password by a mailed link, because whoever knew the old one may have added it', async () => {
    const patient = await passkeyPatient();
    advance(backend, 1);
    await backend.call({
      method: 'POST',
      url: `/reset/${patient.org}/password-reset-request`,
      payload: { email_address: patient.email },
    });
    const reset = await backend.call({
      method: 'PUT',
      url: `/users/${patient.org}/${patient.id}/reset-password-token`,
      payload: {
        new_password: 'Better-456',
        confirm_password: 'Better-456',
        reset_token: (await mailedLink(backend, patient.email)).pathname.split('/').at(-1),
        user_id: patient.id,
        organization: patient.org,
      },
    });
    expect(reset.status).toBe(204);
    expect(await logIn(patient.device.assert(askedBy(await challenge())))).toMatchObject(REFUSED);
  });
});
