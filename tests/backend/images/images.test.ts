import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { MAX_IMAGE_BYTES, type UserImages } from '#schemas/wire/image.ts';
import type { Intake } from '#schemas/wire/intake.ts';
import type { User } from '#schemas/wire/user.ts';
import { idempotencyKeys } from '#services/backend/kernel/database/tables/idempotencyKeys.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { attachments, careTeamMembers } from '#services/backend/kernel/database/tables/messages.ts';
import { intakeEvents, intakes } from '#services/backend/kernel/database/tables/intakes.ts';
import { storeImage } from '#services/backend/modules/images/storeImage.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { answerVisit } from '#tests/support/backend/answerVisit.ts';
import {
  advance,
  backendFixture,
  fullMedicalProfile,
  fullProfile,
  type TestPatient,
} from '#tests/support/backend/backendFixture.ts';
import { cornersOf, heicPhoto, noise, picture, TELLING_EXIF } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts, type UploadParts } from '#tests/support/files/uploadForm.ts';

const backend = await backendFixture();
afterAll(() => backend.close());

const addressOf = ({ org, id }: TestPatient) => `/users/${org}/user/${id}/images`;

/** Sends the form of an image for a patient. */
const upload = <Body = User>(patient: TestPatient, parts: Omit<UploadParts, 'client_id'>) =>
  patient.send<Body>('POST', addressOf(patient), formOf(uploadParts({ client_id: patient.id, ...parts })), {
    'content-type': FORM_TYPE,
  });

const readImages = async (patient: TestPatient) => (await patient.send<UserImages>('GET', addressOf(patient))).body;

/** Opens an address as an `<img>` does: without a token. */
const open = (url: string, host = 'localhost') => backend.app.inject({ method: 'GET', url, headers: { host } });

const idIn = (url: string | null | undefined) => /^\/v2\/images\/([0-9a-f]{24})\?/.exec(url ?? '')?.[1] ?? '';

/** What the seed has besides images: files of messages, and pictures of the care team. */
const others = new Set([
  ...(await backend.portal.database.db.select({ id: attachments.id }).from(attachments)).map(({ id }) => id),
  ...(await backend.portal.database.db.select({ id: careTeamMembers.avatar }).from(careTeamMembers)).map(
    ({ id }) => id,
  ),
]);
const kept = async () => ({
  bytes: (await keptMedia(backend.portal.media)).filter((id) => !others.has(id)),
  rows: (await backend.portal.database.db.select({ id: images.id }).from(images)).map(({ id }) => id).toSorted(),
});

const photo = () => picture().jpeg().toBuffer();

/** Sends both images of a patient. @returns the patient as it is then */
async function sendBoth(patient: TestPatient): Promise<User> {
  await upload(patient, { file: await photo(), image_type: 'id_images' });
  return (await upload(patient, { file: await photo(), image_type: 'profile_images' })).body;
}

const withStatus = (verificationStatus: User['verificationStatus']) =>
  backend.patient({ ...fullProfile, verificationStatus });

const approve = (patient: TestPatient) =>
  backend.call({ method: 'POST', url: '/sandbox/simulate/approve-identity', payload: { userId: patient.id } });

const account = async (patient: TestPatient) =>
  (await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`)).body;

const held = () => ({
  is_awaiting: true,
  reason: 'A clearer photo, please.',
  hold_date: backend.time.now.toISOString(),
});

/** A patient with two visits that wait for a photo. */
async function waiting() {
  const patient = await withStatus('rejected');
  const visits = [await patient.begins('rapamycin'), await patient.begins('metabolic-health')];
  await backend.portal.database.db
    .update(intakes)
    .set({ awaitingReason: held().reason, onHoldSince: backend.time.now })
    .where(eq(intakes.userId, patient.id));
  const states = async () =>
    (await Promise.all(visits.map(({ _id }) => patient.read(_id)))).map((visit) => visit.awaiting_patient_update);
  return { patient, states };
}

const asked = { image_type: 'profile_images', reupload_image: 'true' } as const;

/** A photo that is said to be asked for is refused, and nothing comes of it. */
async function expectNotAsked(patient: TestPatient): Promise<void> {
  const before = await kept();
  const { status, body } = await upload<Problem>(patient, { file: await photo(), ...asked });
  expect([status, body.code]).toEqual([409, 'WrongIntakeState']);
  expect(body.message).toContain('not waiting for a new photo');
  expect(await kept()).toEqual(before);
}

describe('a photo', () => {
  it.each([
    ['PNG', () => picture().png().toBuffer()],
    ['JPG', () => picture().jpeg().toBuffer()],
    ['TIFF', () => picture().tiff({ compression: 'lzw' }).toBuffer()],
    ['interlaced PNG with transparency', () => picture().ensureAlpha().png({ progressive: true }).toBuffer()],
    ['progressive JPG', () => picture().jpeg({ progressive: true }).toBuffer()],
    ['grey TIFF', () => picture().greyscale().tiff({ compression: 'deflate' }).toBuffer()],
    ['JPG in CMYK', () => picture().toColourspace('cmyk').jpeg().toBuffer()],
  ])('as %s is taken and kept as JPEG', async (_, made) => {
    const patient = await backend.patient(fullProfile);
    const { status, body } = await upload(patient, { file: await made() });
    expect(status).toBe(200);
    const shown = await open(body.image.id?.id_url ?? '');
    expect(shown).toMatchObject({ statusCode: 200, headers: { 'content-type': 'image/jpeg' } });
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 400, height: 300 });
  });

  it('as HEIC is taken and kept as JPEG', async () => {
    const patient = await backend.patient(fullProfile);
    const { status, body } = await upload(patient, { file: heicPhoto(), filename: 'IMG_0001.HEIC' });
    expect(status).toBe(200);
    const shown = await open(body.image.id?.id_url ?? '');
    expect(await sharp(shown.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 800, height: 504 });
    const { channels } = await sharp(shown.rawPayload).stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(5);
  });

  it.each([
    [1, 'red green blue yellow'],
    [2, 'green red yellow blue'],
    [3, 'yellow blue green red'],
    [4, 'blue yellow red green'],
    [5, 'red blue green yellow'],
    [6, 'blue red yellow green'],
    [7, 'yellow green blue red'],
    [8, 'green yellow red blue'],
  ])('that a phone has turned (%i) is kept upright', async (orientation, upright) => {
    const patient = await backend.patient(fullProfile);
    const file = await picture().withMetadata({ orientation }).jpeg().toBuffer();
    expect(await cornersOf(file)).toBe('red green blue yellow');
    const { body } = await upload(patient, { file });
    const { rawPayload } = await open(body.image.id?.id_url ?? '');
    expect(await cornersOf(rawPayload)).toBe(upright);
    expect((await sharp(rawPayload).metadata()).orientation).toBeUndefined();
  });

  it('keeps nothing of where, when and with what it was taken', async () => {
    const patient = await backend.patient(fullProfile);
    const file = await picture().withExif(TELLING_EXIF).withXmp('<x:xmpmeta>canary-7f3a</x:xmpmeta>').jpeg().toBuffer();
    expect(file.toString('latin1')).toContain('canary-7f3a');
    expect((await sharp(file).metadata()).exif).toBeDefined();
    const { body } = await upload(patient, { file });
    const { rawPayload } = await open(body.image.id?.id_url ?? '');
    const metadata = await sharp(rawPayload).metadata();
    expect(metadata).not.toHaveProperty('exif');
    expect(metadata).not.toHaveProperty('xmp');
    expect(metadata).not.toHaveProperty('icc');
    expect(rawPayload.toString('latin1')).not.toMatch(/canary|Exif/i);
  });

  it('is made no larger than 2,000 pixels on a side, and never larger than it was', async () => {
    const patient = await backend.patient(fullProfile);
    const large = await upload(patient, { file: await picture(5000, 2500).jpeg().toBuffer() });
    const { rawPayload } = await open(large.body.image.id?.id_url ?? '');
    expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 2000, height: 1000 });
    const small = await upload(patient, { file: await picture(200, 200).jpeg().toBuffer() });
    const { rawPayload: shown } = await open(small.body.image.id?.id_url ?? '');
    expect(await sharp(shown).metadata()).toMatchObject({ width: 200, height: 200 });
  });

  it('may have 10,000,000 bytes', async () => {
    const patient = await backend.patient(fullProfile);
    const noisy = await noise().jpeg().toBuffer();
    // What follows the end of a photo is a phone's business.
    const file = Buffer.concat([noisy, Buffer.alloc(MAX_IMAGE_BYTES - noisy.length)]);
    expect((await upload(patient, { file })).status).toBe(200);
  });

  it('may carry the film that a phone appends', async () => {
    const patient = await backend.patient(fullProfile);
    const film = Buffer.concat([Buffer.from('0000001c667479706d703432', 'hex'), await noise().png().toBuffer()]);
    const file = Buffer.concat([await picture().jpeg().toBuffer(), film]);
    expect((await upload(patient, { file })).status).toBe(200);
  });
});

describe('a form', () => {
  it('may have its parts in any order', async () => {
    const patient = await backend.patient(fullProfile);
    const parts = uploadParts({ client_id: patient.id, file: await picture().png().toBuffer() }).toReversed();
    const { status } = await patient.send('POST', addressOf(patient), formOf(parts), { 'content-type': FORM_TYPE });
    expect(status).toBe(200);
  });

  it('is taken nowhere else', async () => {
    const patient = await backend.patient(fullProfile);
    const answer = await patient.send('POST', '/v2/intakes', formOf([{ name: 'userId', content: patient.id }]), {
      'content-type': FORM_TYPE,
    });
    expect(answer).toMatchObject({ status: 415, body: { code: 'UnsupportedMediaType' } });
  });
});

describe('the address of an image', () => {
  let patient: TestPatient;
  let url: string;
  beforeAll(async () => {
    patient = await backend.patient(fullProfile);
    const { body } = await upload(patient, { file: await picture().png().toBuffer() });
    url = body.image.id?.id_url ?? '';
  });

  it('shows it alone, to be kept by nobody', async () => {
    const { statusCode, headers } = await open(url);
    expect(statusCode).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'image/jpeg',
      'cache-control': 'private, no-store',
      'content-disposition': 'inline',
      'content-security-policy': "default-src 'none'; sandbox",
      'x-content-type-options': 'nosniff',
    });
  });

  it('stays the same for a while and is good for 10 minutes at least', async () => {
    const { now } = backend.time;
    expect((await readImages(patient)).id_url).toBe(url);
    advance(backend, 599);
    expect((await open(url)).statusCode).toBe(200);
    advance(backend, 301);
    expect((await open(url)).statusCode).toBe(404);
    const fresh = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
    expect(fresh.status).toBe(401);
    backend.time.now = now;
  });

  it('works on the hosts of its organization alone', async () => {
    expect((await open(url)).statusCode).toBe(200);
    expect((await open(url, 'evergreen.localhost')).statusCode).toBe(404);
  });

  it('is signed for one organization', () => {
    const { imageAddresses } = backend.portal;
    const { searchParams, pathname } = new URL(url, 'http://localhost');
    const signed = { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
    const id = pathname.slice('/v2/images/'.length);
    expect(imageAddresses.allow(backend.tenant.id, id, signed)).toBe(true);
    expect(imageAddresses.allow(backend.evergreen.id, id, signed)).toBe(false);
  });

  it.each([
    ['no signature', (good: string) => good.replace(/&signature=.*/, '')],
    ['no expiry', (good: string) => good.replace(/expires=\d+&/, '')],
    ['another expiry', (good: string) => good.replace(/expires=(\d+)/, (_, at) => `expires=${Number(at) + 300}`)],
    ['an expiry in other words', (good: string) => good.replace(/expires=(\d+)/, 'expires=$1.5')],
    ['an expiry that never comes', (good: string) => good.replace(/expires=(\d+)/, 'expires=Infinity')],
    ['a forged signature', (good: string) => good.replace(/signature=.{4}/, 'signature=AAAA')],
    ['a cut signature', (good: string) => good.slice(0, -8)],
    ['two signatures', (good: string) => `${good}&signature=AAAA`],
    ['the id of another image', (good: string) => good.replace(/[0-9a-f]{24}/, '0'.repeat(24))],
    ['an id that is none', (good: string) => good.replace(/[0-9a-f]{24}/, '..%2f..%2fetc%2fpasswd')],
  ])('with %s is not found', async (_, damage) => {
    const answer = await open(damage(url));
    const unknown = await open(`/v2/images/${'f'.repeat(24)}?expires=1&signature=AAAA`);
    expect(answer.statusCode).toBe(404);
    expect(answer.json()).toMatchObject({ code: 'NotFound', message: unknown.json().message });
  });

  it('is given to no other patient', async () => {
    const rival = await backend.patient(fullProfile);
    expect((await rival.send('GET', addressOf(patient))).status).toBe(404);
    expect((await rival.send('GET', `/users/${patient.org}/user/${patient.id}/patient`)).status).toBe(404);
  });

  it('is in every answer that has the patient or the visit', async () => {
    const visit = await patient.begins('rapamycin');
    const sent = await upload(patient, { file: await picture().png().toBuffer(), intake: visit._id });
    const id = idIn(sent.body.image.id?.id_url);
    expect(id).not.toBe('');
    expect(await readImages(patient)).toEqual({ id_url: sent.body.image.id?.id_url, profile_url: null });
    const read = await patient.read(visit._id);
    expect(idIn(read.image_verification.id_image_url)).toBe(id);
    expect(read.image_verification.profile_image_url).toBeNull();
    const changed = await patient.send<User>('PUT', `/users/${patient.org}/${patient.id}`, { height: 70 });
    expect(idIn(changed.body.image.id?.id_url)).toBe(id);
    const stale = await patient.send('PUT', `/users/${patient.org}/${patient.id}`, { height: 71, revision: 0 });
    expect(stale).toMatchObject({
      status: 409,
      body: { code: 'RevisionConflict', current: { image: changed.body.image } },
    });
  });
});

it('a completion that is answered again has addresses that are good, and none is recorded', async () => {
  const patient = await backend.patient({ ...fullProfile, medicalProfile: fullMedicalProfile });
  const { _id: intake } = await answerVisit(patient, 'follow-up-check-in');
  await upload(patient, { file: await photo(), intake });
  const complete = () =>
    patient.send<Intake>('POST', `/v2/intakes/${intake}/complete`, {}, { 'idempotency-key': `complete-${intake}` });
  const first = await complete();
  expect(first.status).toBe(200);
  const { now } = backend.time;
  advance(backend, 840);
  const again = await complete();
  const url = again.body.image_verification.id_image_url ?? '';
  expect(url).not.toBe(first.body.image_verification.id_image_url);
  expect((await open(url)).statusCode).toBe(200);
  expect({ ...again.body, image_verification: null }).toEqual({ ...first.body, image_verification: null });
  backend.time.now = now;
  const [recorded] = await backend.portal.database.db
    .select({ body: idempotencyKeys.body })
    .from(idempotencyKeys)
    .where(eq(idempotencyKeys.userId, patient.id));
  expect(recorded?.body).toContain(intake);
  expect(recorded?.body).not.toContain('signature');
});

describe('what an image changes', () => {
  it('is the patient alone while there is one of the two', async () => {
    const patient = await backend.patient(fullProfile);
    const before = await patient.send<User>('GET', `/users/${patient.org}/user/${patient.id}/patient`);
    expect(before.body.image).toEqual({ id: null, profile: null, avatar: null });
    const { body } = await upload(patient, { file: await photo(), image_type: 'profile_images' });
    expect(body).toMatchObject({
      verificationStatus: 'not_started',
      image: { id: null, profile: { date_uploaded: backend.time.now.toISOString() } },
      revision: before.body.revision + 1,
    });
  });

  it.each(['not_started', 'outdated', 'rejected', 'pending'] as const)(
    'makes who is %s pending once both are there',
    async (status) => {
      expect((await sendBoth(await withStatus(status))).verificationStatus).toBe('pending');
    },
  );

  describe('of who is verified', () => {
    it.each(['id_images', 'profile_images'])('is that %s are verified anew', async (image_type) => {
      const patient = await backend.patient(fullProfile);
      await sendBoth(patient);
      await approve(patient);
      expect(await account(patient)).toMatchObject({ verified: true, verificationStatus: 'completed' });
      const { body } = await upload(patient, { file: await photo(), image_type });
      expect(body).toMatchObject({ verified: false, verificationStatus: 'pending' });
      expect(await account(patient)).toMatchObject({ verified: false, verificationStatus: 'pending' });
      await approve(patient);
      expect(await account(patient)).toMatchObject({ verified: true, verificationStatus: 'completed' });
    });

    it('by an ID alone is that it is not, once the ID is replaced', async () => {
      const patient = await withStatus('completed');
      expect((await upload(patient, { file: await photo() })).body.verificationStatus).toBe('completed');
      expect((await upload(patient, { file: await photo() })).body.verificationStatus).toBe('outdated');
    });
  });

  it('is the visit in which it was sent, with an event', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id: intake } = await patient.begins('rapamycin');
    const { _id: other } = await patient.begins('metabolic-health');
    const { body } = await upload(patient, { file: await photo(), image_type: 'profile_images', intake });
    const { image_verification } = await patient.read(intake);
    expect(idIn(image_verification.profile_image_url)).toBe(idIn(body.image.profile?.profile_url));
    expect((await patient.read(other)).image_verification).toEqual({ profile_image_url: null, id_image_url: null });
    const events = await backend.portal.database.db
      .select({ kind: intakeEvents.kind, actor: intakeEvents.actor })
      .from(intakeEvents)
      .where(eq(intakeEvents.intakeId, intake));
    expect(events).toContainEqual({ kind: 'photographed', actor: patient.id });
  });

  it('lets answers that were begun before it be saved', async () => {
    const patient = await backend.patient(fullProfile);
    const visit = await patient.begins('rapamycin');
    const [first, second] = visit.intake_responses ?? [];
    const answer = (id: string | undefined, value: object) =>
      patient.send('PUT', `/v2/intakes/${visit._id}/responses/${id}`, { value, revision: 0 });
    expect((await answer(first?._id, { value: ['healthspan'] })).status).toBe(200);
    await upload(patient, { file: await photo(), intake: visit._id });
    expect((await answer(second?._id, { value: 'x' })).status).not.toBe(404);
    expect((await patient.read(visit._id)).image_verification.id_image_url).not.toBeNull();
  });

  describe('where visits wait for a photo', () => {
    const goesOn = { is_awaiting: false, reason: null, hold_date: null };

    it('all of them go on when it comes', async () => {
      const { patient, states } = await waiting();
      expect(await states()).toEqual([held(), held()]);
      await upload(patient, { file: await photo(), ...asked });
      expect(await states()).toEqual([goesOn, goesOn]);
    });

    it.each([
      ['an ID', { image_type: 'id_images', reupload_image: 'true' }, 409],
      ['a photo that is not sent as the one', { image_type: 'profile_images', reupload_image: 'false' }, 200],
    ])('they still wait after %s', async (_, how, status) => {
      const { patient, states } = await waiting();
      expect((await upload(patient, { file: await photo(), ...how })).status).toBe(status);
      expect(await states()).toEqual([held(), held()]);
    });

    it('those of another patient still wait', async () => {
      const { states } = await waiting();
      const rival = await backend.patient(fullProfile);
      await upload(rival, { file: await photo(), ...asked });
      expect(await states()).toEqual([held(), held()]);
    });

    it('one photo is what they wait for, and no other is taken as it', async () => {
      const { patient } = await waiting();
      const send = async () => upload(patient, { file: await photo(), ...asked });
      expect((await send()).status).toBe(200);
      await expectNotAsked(patient);
    });
  });

  describe('where nobody waits for a photo', () => {
    it('is nothing, if it is said to be asked for', async () => {
      await expectNotAsked(await withStatus('completed'));
    });

    it('is nothing, if the visit that waited is closed', async () => {
      const { patient } = await waiting();
      await backend.portal.database.db
        .update(intakes)
        .set({ closed: backend.time.now })
        .where(eq(intakes.userId, patient.id));
      await expectNotAsked(patient);
    });

    it('is nothing, if it has come while the photo was made anew', async () => {
      const patient = await withStatus('completed');
      const before = await kept();
      const target = { organization: patient.org, userId: patient.id, type: 'profile_images', intakeId: null } as const;
      const made = { bytes: await photo(), width: 400, height: 300 };
      await expect(storeImage(backend.portal, { ...target, reupload: true }, made)).rejects.toThrow('no visit of the');
      expect(await kept()).toEqual(before);
    });
  });

  it('is that the one it replaces is gone, row and bytes', async () => {
    const patient = await backend.patient(fullProfile);
    const first = (await upload(patient, { file: await photo() })).body.image.id?.id_url ?? '';
    const second = (await upload(patient, { file: await photo() })).body.image.id?.id_url ?? '';
    const { bytes, rows } = await kept();
    expect(rows).toEqual(bytes);
    expect(rows).not.toContain(idIn(first));
    expect(rows).toContain(idIn(second));
    expect((await open(first)).statusCode).toBe(404);
    expect((await open(second)).statusCode).toBe(200);
  });

  it('is not that a visit loses the image that was sent in it', async () => {
    const patient = await backend.patient(fullProfile);
    const { _id: intake } = await patient.begins('rapamycin');
    await upload(patient, { file: await photo(), intake });
    await upload(patient, { file: await photo() });
    const { image_verification } = await patient.read(intake);
    expect((await open(image_verification.id_image_url ?? '')).statusCode).toBe(200);
  });
});
