import sharp from 'sharp';
import { afterAll, describe, expect, it } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import { MAX_IMAGE_BYTES } from '#schemas/wire/image.ts';
import type { User } from '#schemas/wire/user.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { backendFixture, fullProfile } from '#tests/support/backend/backendFixture.ts';
import { hostileFiles } from '#tests/support/files/hostileFiles.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts, type FormPart } from '#tests/support/files/uploadForm.ts';

const files = await hostileFiles();
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300"/>';
const photo = await picture().jpeg().toBuffer();

const backend = await backendFixture();
afterAll(() => backend.close());
const patient = await backend.patient(fullProfile);

const kept = async () => ({
  bytes: await keptMedia(backend.portal.media),
  rows: await backend.portal.database.db.select({ id: images.id }).from(images),
});

const post = <Body = Problem>(body: Buffer, type = FORM_TYPE) =>
  patient.send<Body>('POST', `/users/${patient.org}/user/${patient.id}/images`, body, { 'content-type': type });

it('is tried with 40 files or more', () => {
  expect(files.length).toBeGreaterThanOrEqual(40);
  expect(new Set(files.map(({ what }) => what)).size).toBe(files.length);
});

describe.each(files)('$what', ({ bytes: file, filename, type }) => {
  it('is refused, and nothing is kept of it', async () => {
    const before = await kept();
    const named = { ...(filename !== undefined && { filename }), ...(type !== undefined && { type }) };
    const answer = await post(formOf(uploadParts({ client_id: patient.id, file, ...named })));
    expect(answer).toMatchObject({ status: 422, body: { code: 'InvalidImage', fields: [{ field: 'file' }] } });
    expect(await kept()).toEqual(before);
  });
});

it.each([
  ['PNG of 30,000 by 30,000 pixels', /too many pixels/],
  ['HEIC of 7,500 by 7,500 pixels', /too many pixels/],
  ['HEIC of 60,000 by 60,000 pixels', /too many pixels/],
  ['JPEG of 199 by 400 pixels', /too small/],
  ['JPEG that ends after 0.5', /damaged/],
  ['HEIC that ends after 0.5', /damaged/],
  ['GIF that is called JPG', /PNG, JPG, TIFF or HEIC/],
  ['JPEG with a PDF in a comment', /PNG, JPG, TIFF or HEIC/],
])('of a %s the patient is told what is wrong with it', async (named, message) => {
  const file = files.find(({ what }) => what === named)?.bytes ?? Buffer.alloc(0);
  const { body } = await post(formOf(uploadParts({ client_id: patient.id, file })));
  expect(body.fields[0]?.message).toMatch(message);
});

it('the readers of all other formats are shut', async () => {
  for (const made of [picture().webp(), picture().avif({ effort: 0 })])
    await expect(sharp(await made.toBuffer()).metadata()).rejects.toThrow('unsupported image format');
  await expect(sharp(Buffer.from(SVG)).metadata()).rejects.toThrow('unsupported image format');
});

/** The parts of a good upload, changed. */
const parts = (change: (good: readonly FormPart[]) => readonly FormPart[]) =>
  formOf(change(uploadParts({ client_id: patient.id, file: photo })));
const without = (name: string) => parts((good) => good.filter((part) => part.name !== name));
const adding = (...more: readonly FormPart[]) => parts((good) => [...more, ...good]);
const replaced = (name: string, content: string | Buffer) =>
  parts((good) => good.map((part) => (part.name === name ? { ...part, content } : part)));

const forms: readonly (readonly [what: string, status: number, code: string, form: () => Buffer])[] = [
  ['no file', 400, 'InvalidRequest', () => without('file')],
  ['an empty file', 400, 'InvalidRequest', () => replaced('file', '')],
  [
    '10,000,001 bytes',
    413,
    'FileSizeLimitError',
    () => replaced('file', Buffer.concat([photo, Buffer.alloc(MAX_IMAGE_BYTES + 1 - photo.length)])),
  ],
  [
    '20,000,000 bytes',
    413,
    'FileSizeLimitError',
    () => replaced('file', Buffer.concat([photo, Buffer.alloc(20_000_000)])),
  ],
  ['two files', 400, 'InvalidRequest', () => adding({ name: 'file', content: photo, filename: 'a.jpg' })],
  ['a file in another part', 400, 'InvalidRequest', () => adding({ name: 'photo', content: photo, filename: 'a.jpg' })],
  [
    'a text as its file',
    400,
    'InvalidRequest',
    () => parts((good) => good.map(({ name, content }) => ({ name, content: name === 'file' ? 'x' : content }))),
  ],
  ['no patient', 400, 'InvalidRequest', () => without('client_id')],
  ['no type of image', 400, 'InvalidRequest', () => without('image_type')],
  ['no word of why', 400, 'InvalidRequest', () => without('reupload_image')],
  ['a wrong type of image', 400, 'InvalidRequest', () => replaced('image_type', 'lab_images')],
  ['a wrong word of why', 400, 'InvalidRequest', () => replaced('reupload_image', 'yes')],
  ['a part twice', 400, 'InvalidRequest', () => adding({ name: 'image_type', content: 'profile_images' })],
  [
    'a part that nobody knows',
    400,
    'InvalidRequest',
    () => adding({ name: 'verificationStatus', content: 'completed' }),
  ],
  ['a prototype', 400, 'InvalidRequest', () => adding({ name: '__proto__', content: 'x' })],
  ['a patient that is no id', 400, 'InvalidRequest', () => replaced('client_id', "' or 1=1 --")],
  ['a null character', 400, 'InvalidRequest', () => adding({ name: 'intake', content: '\0'.repeat(24) })],
  [
    'a visit that is a path',
    400,
    'InvalidRequest',
    () => adding({ name: 'intake', content: '../../../../etc/passwd' }),
  ],
  [
    'a hundred parts',
    400,
    'InvalidRequest',
    () => adding(...Array.from({ length: 100 }, (_, at) => ({ name: `p${at}`, content: 'x' }))),
  ],
  ['a text of a megabyte', 400, 'InvalidRequest', () => adding({ name: 'intake', content: '0'.repeat(1_000_000) })],
  ["another patient's id", 404, 'NotFound', () => replaced('client_id', '0'.repeat(24))],
  [
    'a visit that there is not and a photo that nobody needs to look at',
    404,
    'NotFound',
    () =>
      formOf([
        { name: 'intake', content: '0'.repeat(24) },
        ...uploadParts({ client_id: patient.id, file: photo.subarray(0, 500) }),
      ]),
  ],
  ['a visit that there is not', 404, 'NotFound', () => adding({ name: 'intake', content: '0'.repeat(24) })],
  ['no parts', 400, 'InvalidRequest', () => formOf([])],
  ['nothing at all', 400, 'InvalidRequest', () => Buffer.alloc(0)],
  ['no form in it', 400, 'InvalidRequest', () => photo],
  ['an end that is missing', 400, 'InvalidRequest', () => parts((good) => good).subarray(0, -10)],
];

describe.each(forms)('a form with %s', (_, status, code, form) => {
  it('is refused, and nothing is kept of it', async () => {
    const before = await kept();
    expect(await post(form())).toMatchObject({ status, body: { code } });
    expect(await kept()).toEqual(before);
  });
});

it('a form of another kind is refused', async () => {
  expect(await post(photo, 'image/jpeg')).toMatchObject({ status: 415, body: { code: 'UnsupportedMediaType' } });
  expect(await post(photo, 'multipart/form-data')).toMatchObject({ status: 400, body: { code: 'InvalidRequest' } });
  expect(await post(Buffer.from('{}'), 'application/json')).toMatchObject({ status: 415 });
});

it("another patient's visit, one of another organization, and one that is closed look like none", async () => {
  const rival = await backend.patient(fullProfile);
  const foreign = await backend.patient(fullProfile, backend.evergreen);
  const closed = await patient.begins('rapamycin');
  await patient.send('PUT', `/v2/intakes/${closed._id}/patient-close`);
  const visits = [await rival.begins('rapamycin'), await foreign.begins('rapamycin'), closed];
  const before = await kept();
  for (const { _id } of visits)
    expect(await post(adding({ name: 'intake', content: _id }))).toMatchObject({
      status: 404,
      body: { code: 'NotFound' },
    });
  expect(await kept()).toEqual(before);
});

it('the name of a file names nothing', async () => {
  const before = await keptMedia(backend.portal.media);
  const names = [
    '../../../../tmp/evil.jpg',
    '..\\..\\evil.jpg',
    '/etc/passwd',
    'a.php',
    'x'.repeat(5000),
    "'; drop --",
  ];
  for (const filename of names) {
    const { body } = await post<User>(formOf(uploadParts({ client_id: patient.id, file: photo, filename })));
    expect(body.image.id?.id_url).toMatch(/^\/v2\/images\/[0-9a-f]{24}\?expires=\d+&signature=[\w-]{43}$/);
  }
  expect(await keptMedia(backend.portal.media)).toHaveLength(before.length + 1);
});
