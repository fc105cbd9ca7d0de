import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { User } from '#schemas/wire/user.ts';
import { backendFixture, fullMedicalProfile, fullProfile, type BackendFixture } from '#tests/support/backendFixture.ts';

let backend: BackendFixture;
beforeAll(async () => {
  backend = await backendFixture();
});
afterAll(() => backend.close());

async function account(profile: Parameters<BackendFixture['patient']>[0] = fullProfile) {
  const patient = await backend.patient(profile);
  const put = <Body = Problem>(update: object) =>
    patient.send<Body>('PUT', `/users/${patient.org}/${patient.id}`, update);
  const read = async () => (await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body;
  return { patient, put, read };
}

describe('the profile', () => {
  it('takes what the questions of the visit allow, and counts the change', async () => {
    const { put, read } = await account({});
    const { status, body } = await put<User>({ ...fullProfile, first_name: 'Pia' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ ...fullProfile, first_name: 'Pia', last_name: 'Test', revision: 1 });
    expect(await read()).toEqual(body);
  });

  it.each([
    ['a patient of 17', { birthday: '06-16-2008' }, 'birthday', 'tooYoung'],
    ['a day that does not exist', { birthday: '02-30-1980' }, 'birthday', 'date'],
    ['a day to come', { birthday: '01-01-2030' }, 'birthday', 'date'],
    ['a weight of nothing', { weight: 0 }, 'weight', 'tooLow'],
    ['a height of nothing', { height: 3 }, 'height', 'tooLow'],
    ['a state that does not exist', { state: 'ZZ' }, 'state', 'option'],
    ['a state by its name', { state: 'California' }, 'state', 'pattern'],
    ['a name of blanks', { first_name: '   ' }, 'first_name', 'required'],
    ['an empty birthday', { birthday: null }, 'birthday', 'required'],
  ])('refuses %s', async (_, update, field, code) => {
    const { put, read } = await account();
    const { status, body } = await put(update);
    expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
    expect(body.fields).toMatchObject([{ field, code }]);
    expect((await read()).revision).toBe(0);
  });

  it('takes a patient on the 18th birthday', async () => {
    const { put } = await account();
    expect((await put({ birthday: '06-15-2008' })).status).toBe(200);
  });

  it('names the organization in its text for those who are too young', async () => {
    const { put } = await account();
    const { body } = await put({ birthday: '06-16-2008' });
    expect(body.message).toBe('You must be 18 or older to see a Healthspan physician.');
  });

  it('takes an empty field that was empty before', async () => {
    const { put } = await account({});
    expect((await put({ first_name: 'Pia', state: null, birthday: null })).status).toBe(200);
  });

  it('answers a stale revision with the stored user and changes nothing', async () => {
    const { put, read } = await account();
    await put({ height: 70, revision: 0 });
    const { status, body } = await put({ height: 71, revision: 0 });
    expect([status, body.code]).toEqual([409, 'RevisionConflict']);
    expect(body.current).toEqual(await read());
    expect((await read()).height).toBe(70);
  });

  it('changes nothing that verification has confirmed', async () => {
    const { put, read } = await account({ ...fullProfile, verified: true });
    for (const update of [
      { first_name: 'Other' },
      { last_name: 'Other' },
      { sex: 'male' },
      { birthday: '01-01-1980' },
    ]) {
      const { status, body } = await put(update);
      expect([status, body.code]).toEqual([422, 'InvalidAnswer']);
      expect(body.message).toBe(
        "This profile is verified and can't be changed. For any updates, please contact support.",
      );
      expect(body.fields.map(({ field }) => field)).toEqual(Object.keys(update));
    }
    expect((await put({ first_name: 'Pat', height: 70 })).status).toBe(200);
    expect(await read()).toMatchObject({ first_name: 'Pat', sex: 'female', height: 70 });
  });

  it.each([
    'verified',
    'mobile_verified',
    'stripe_id',
    'organization',
    'feature_flags',
    'verificationStatus',
    'email',
    'password',
    'password_hash',
    'demo',
    '__proto__x',
    'constructor',
  ])('refuses %s, which is not for patients to set', async (name) => {
    const { put, read } = await account();
    const before = await read();
    const { status } = await put({ height: 71, [name]: true });
    expect(status).toBe(400);
    expect(await read()).toEqual(before);
  });

  it('is that of the address', async () => {
    const { put } = await account();
    expect((await put({ _id: 'a'.repeat(24), height: 70 })).status).toBe(404);
  });
});

describe('the medical profile', () => {
  it('is merged field by field', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { ...fullMedicalProfile } });
    const { body } = await put<User>({ medical_profile: { has_allergies: true, allergy_text: 'Nuts' } });
    expect(body.medical_profile).toMatchObject({ ...fullMedicalProfile, has_allergies: true, allergy_text: 'Nuts' });
  });

  it('refuses yes without details', async () => {
    const { put } = await account();
    const { status, body } = await put({ medical_profile: { has_allergies: true } });
    expect([status, body.fields]).toMatchObject([422, [{ field: 'medical_profile.allergy_text', code: 'required' }]]);
  });

  it('refuses details with no', async () => {
    const { put } = await account();
    const { body } = await put({ medical_profile: { has_allergies: false, allergy_text: 'Nuts' } });
    expect(body.fields).toMatchObject([{ field: 'medical_profile.allergy_text', code: 'notApplicable' }]);
  });

  it('forgets the details once the answer is no', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ medical_profile: { has_allergies: false } });
    expect(body.medical_profile).toMatchObject({ has_allergies: false, allergy_text: null });
  });

  it('is unanswered again after null', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ medical_profile: { has_allergies: null } });
    expect(body.medical_profile).toMatchObject({ has_allergies: null, allergy_text: null });
  });

  it('keeps details as they are where nothing speaks of them', async () => {
    const { put } = await account({ ...fullProfile, medicalProfile: { has_allergies: true, allergy_text: 'Nuts' } });
    const { body } = await put<User>({ height: 70 });
    expect(body.medical_profile).toMatchObject({ has_allergies: true, allergy_text: 'Nuts' });
  });

  it('takes none of the pregnancy answers of men', async () => {
    const { put } = await account({ ...fullProfile, sex: 'male' });
    expect((await put({ medical_profile: { pregnant: true } })).body.fields).toMatchObject([{ code: 'notApplicable' }]);
    expect((await put({ medical_profile: { pregnant: false } })).status).toBe(200);
  });

  it('takes pregnancy answers of everybody else', async () => {
    const { put } = await account();
    const answers = { pregnant: false, planning_pregnancy: true, breastfeeding: false };
    const { body } = await put<User>({ medical_profile: answers });
    expect(body.medical_profile).toMatchObject(answers);
  });
});
