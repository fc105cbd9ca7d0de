import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, expect, it } from 'vitest';
import type { User } from '#schemas/wire/user.ts';
import { users } from '#services/backend/kernel/database/tables/users.ts';
import { backendFixture, fullProfile, type TestPatient } from '#tests/support/backend/backendFixture.ts';
import { cornersOf, picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts } from '#tests/support/files/uploadForm.ts';

const directory = await mkdtemp(join(tmpdir(), 'portal-media-'));
const backend = await backendFixture({ settings: { media: directory } });
afterAll(async () => {
  await backend.close();
  await rm(directory, { recursive: true });
});

const photo = await picture(900, 600).jpeg().toBuffer();

const send = (patient: TestPatient, path: 'avatar' | 'images', parts: object = {}) =>
  patient.send<User>(
    'POST',
    `/users/${patient.org}/user/${patient.id}/${path}`,
    formOf(uploadParts({ client_id: patient.id, file: photo, image_type: 'profile_images', ...parts })),
    { 'content-type': FORM_TYPE },
  );

it('is kept as a small square, in place of the one before it', async () => {
  const patient = await backend.patient(fullProfile);
  const others = (await readdir(directory)).length;
  const { status, body } = await send(patient, 'avatar');
  expect(status).toBe(200);
  const first = body.image.avatar?.avatar_url ?? '';
  const { rawPayload } = await backend.app.inject({ url: first, headers: { host: 'localhost' } });
  const { width, height, format } = await sharp(rawPayload).metadata();
  expect({ width, height, format }).toEqual({ width: 256, height: 256, format: 'jpeg' });
  expect(await cornersOf(rawPayload)).toBe(await cornersOf(photo));
  expect(await readdir(directory)).toHaveLength(others + 1);
  const second = (await send(patient, 'avatar')).body.image.avatar?.avatar_url ?? '';
  expect(second).not.toBe(first);
  expect(await readdir(directory)).toHaveLength(others + 1);
  expect((await backend.app.inject({ url: first, headers: { host: 'localhost' } })).statusCode).toBe(404);
});

it('verifies nothing, and outlives the photos that do', async () => {
  const patient = await backend.patient({ ...fullProfile, verified: true, verificationStatus: 'completed' });
  const { body } = await send(patient, 'avatar');
  expect(body).toMatchObject({ verified: true, verificationStatus: 'completed', image: { id: null, profile: null } });
  const after = await send(patient, 'images');
  expect(after.body.image.profile).not.toBeNull();
  expect(after.body.image.avatar).not.toBeNull();
  const { db } = backend.portal.database;
  const [stored] = await db.select().from(users).where(eq(users.id, patient.id));
  expect(stored?.avatarImage).not.toBe(stored?.profileImage);
});

it.each([
  ['a photo of the ID', { image_type: 'id_images' }],
  ['the photo that a visit waits for', { reupload_image: 'true' }],
])('is not %s', async (_name, parts) => {
  const patient = await backend.patient(fullProfile);
  expect((await send(patient, 'avatar', parts)).status).toBe(400);
});

it('is nobody else’s', async () => {
  const [patient, other] = [await backend.patient(fullProfile), await backend.patient(fullProfile)];
  expect((await send(patient, 'avatar', { client_id: other.id })).status).toBe(404);
});
