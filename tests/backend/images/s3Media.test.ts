import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Problem } from '#schemas/problem.ts';
import type { User } from '#schemas/wire/user.ts';
import { mediaOf } from '#services/backend/adapters/media/mediaOf.ts';
import { s3Media } from '#services/backend/adapters/media/s3/s3Media.ts';
import { images } from '#services/backend/kernel/database/tables/images.ts';
import type { S3Settings } from '#services/backend/kernel/settings/S3Settings.ts';
import { settings } from '#services/backend/kernel/settings/settings.ts';
import { startFault } from '#services/backend/starting.ts';
import { backendFixture, fullProfile, type BackendFixture } from '#tests/support/backend/backendFixture.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { picture } from '#tests/support/files/pictures.ts';
import { FORM_TYPE, formOf, uploadParts } from '#tests/support/files/uploadForm.ts';
import { freePort } from '#tests/support/portal/freePort.ts';
import { s3StandIn } from '#tests/support/standIns/s3StandIn.ts';

const ID = '0123456789abcdef01234567';
const KEY = `portal/photos/${ID}`;

let s3: Awaited<ReturnType<typeof s3StandIn>>;
let named: S3Settings;
beforeEach(async () => {
  s3 = await s3StandIn();
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
  const { mediaS3 } = settings(s3.environment);
  if (!mediaS3) throw new Error('the settings name no bucket');
  named = mediaS3;
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await s3.close();
});

const open = (changes: Partial<S3Settings> = {}) => mediaOf({ media: 'memory', mediaS3: { ...named, ...changes } });

describe('an image in S3', () => {
  it('is a private object that the store encrypts', async () => {
    await (await open()).put(ID, Buffer.from('bytes'));
    expect([...s3.objects.keys()]).toEqual([KEY]);
    const { headers } = s3.objects.get(KEY) ?? {};
    expect(headers).toMatchObject({ 'content-type': 'image/jpeg', 'x-amz-server-side-encryption': 'AES256' });
    expect(headers).not.toHaveProperty('x-amz-acl');
  });

  it('is encrypted as the bucket is set up where the store cannot be told', async () => {
    await (await open({ encryption: 'bucket' })).put(ID, Buffer.from('bytes'));
    expect(s3.objects.get(KEY)?.headers).not.toHaveProperty('x-amz-server-side-encryption');
  });

  it.each(['../secret', '', ID.toUpperCase(), `${ID}/x`])('has no id such as %j', async (id) => {
    const media = await open();
    const before = s3.asked.length;
    await expect(media.put(id, Buffer.from('x'))).rejects.toThrow(RangeError);
    expect(s3.asked).toHaveLength(before);
  });

  it('is listed without what else is in the bucket', async () => {
    const media = await open();
    await media.put(ID, Buffer.from('bytes'));
    const [other] = s3.objects.values();
    if (!other) throw new Error('nothing was put');
    for (const key of [ID, `other/${ID}`, 'portal/photos/notes.txt', `portal/photos/more/${ID}`])
      s3.objects.set(key, other);
    expect(await keptMedia(media)).toEqual([ID]);
  });
});

/** What an operator reads of a start that fails. */
const told = async (changes: Partial<S3Settings> = {}) =>
  startFault(await open(changes).catch((error: unknown) => error));

describe('a start with a bucket that cannot be used says in one line why', () => {
  it.each([
    ['that is not there', { bucket: 'none' }, 'there is no such bucket (NoSuchBucket)', 'PORTAL_MEDIA_S3_BUCKET'],
    [
      'in another region',
      { region: 'us-west-1' },
      'it is in another region (AuthorizationHeaderMalformed)',
      'PORTAL_MEDIA_S3_REGION',
    ],
  ])('%s', async (_, changes, why, setting) => {
    const text = await told(changes);
    expect(text).toMatch(/^Photos cannot be kept in the bucket [^\n]+\.$/);
    expect(text).toContain(why);
    expect(text).toContain(setting);
  });

  it.each([
    ['AWS_ACCESS_KEY_ID', 'InvalidAccessKeyId'],
    ['AWS_SECRET_ACCESS_KEY', 'SignatureDoesNotMatch'],
  ])('with another %s', async (name, code) => {
    vi.stubEnv(name, 'hunter2');
    const text = await told();
    expect(text).toContain(`the store refuses the credentials (${code}). Correct AWS_ACCESS_KEY_ID`);
    expect(text).not.toContain('hunter2');
  });

  it('without credentials', async () => {
    for (const name of ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY']) vi.stubEnv(name, undefined);
    vi.stubEnv('AWS_EC2_METADATA_DISABLED', 'true');
    for (const name of ['AWS_SHARED_CREDENTIALS_FILE', 'AWS_CONFIG_FILE']) vi.stubEnv(name, '/nowhere');
    expect(await told()).toContain('no credentials were found (CredentialsProviderError)');
  });

  it.each(['GET', 'PUT', 'DELETE'] as const)('whose %s is not allowed', async (method) => {
    s3.deny(method);
    expect(await told()).toContain('are not allowed to list, write, read and remove its objects (AccessDenied)');
  });

  it('at a store that cannot encrypt when it is told to', async () => {
    const body = '<Error><Code>NotImplemented</Code></Error>';
    s3.answerNext({ status: 501, body }, { status: 501, body }, { status: 501, body });
    expect(await told()).toContain('PORTAL_MEDIA_S3_ENCRYPTION=bucket');
  });

  it('at an address where nothing listens', async () => {
    const text = await told({ endpoint: `http://127.0.0.1:${await freePort()}` });
    expect(text).toContain('(ECONNREFUSED). Start it, or correct PORTAL_MEDIA_S3_ENDPOINT');
  });

  it('before anything is written', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portal-s3-'));
    const data = join(folder, 'data');
    const start = backendFixture({ settings: { data, mediaS3: { ...named, bucket: 'none' } } });
    await expect(start).rejects.toThrow('there is no such bucket');
    expect(existsSync(data)).toBe(false);
    expect(s3.objects.size).toBe(0);
    rmSync(folder, { recursive: true });
  });
});

describe('a store that fails', () => {
  it('for a moment is asked again', async () => {
    const media = await open();
    s3.answerNext({ status: 500 }, { status: 503 });
    await media.put(ID, Buffer.from('bytes'));
    s3.answerNext('cut');
    expect(await media.read(ID)).toEqual(Buffer.from('bytes'));
  });

  it('never to answer is not waited for', async () => {
    const media = await s3Media(named, 100);
    s3.answerNext('never');
    await expect(media.put(ID, Buffer.from('bytes'))).rejects.toMatchObject({ name: 'AbortError' });
  });

  it('within an answer gives no half image', async () => {
    const media = await open();
    s3.answerNext('cut within');
    await expect(media.read(ID)).rejects.toThrow('aborted');
  });
});

describe('a portal that keeps its photos in S3', () => {
  const failing = [1, 2, 3].map(() => ({ status: 500 }));
  let store: Awaited<ReturnType<typeof s3StandIn>>;
  let backend: BackendFixture;
  const countRows = async () => (await backend.portal.database.db.select({ id: images.id }).from(images)).length;
  beforeAll(async () => {
    store = await s3StandIn();
    for (const [name, value] of Object.entries(store.environment)) vi.stubEnv(name, value);
    backend = await backendFixture({ settings: { mediaS3: settings(store.environment).mediaS3 } });
    // It begins with a look at all that is kept.
    await backend.portal.jobs.rest('sweep');
  });
  afterAll(async () => {
    await backend.close();
    await store.close();
  });

  /** A patient who sends photos. */
  const portal = async () => {
    const patient = await backend.patient(fullProfile);
    const send = async <Body = User>() =>
      patient.send<Body>(
        'POST',
        `/users/${patient.org}/user/${patient.id}/images`,
        formOf(uploadParts({ client_id: patient.id, file: await picture().jpeg().toBuffer() })),
        { 'content-type': FORM_TYPE },
      );
    return { send, open: (url = '') => backend.app.inject({ method: 'GET', url }) };
  };

  it('shows them under its own signed addresses, and removes those that are replaced', async () => {
    const { send, open: show } = await portal();
    const before = store.objects.size;
    const { body } = await send();
    const url = body.image.id?.id_url ?? '';
    expect(url).toMatch(/^\/v2\/images\/[0-9a-f]{24}\?/);
    const { statusCode, headers } = await show(url);
    expect([statusCode, headers['content-type'], headers['cache-control']]).toEqual([
      200,
      'image/jpeg',
      'private, no-store',
    ]);
    await send();
    expect(store.objects.size).toBe(before + 1);
    expect((await show(url)).statusCode).toBe(404);
  });

  it('answers 503 while the store is away, with nothing half done, and goes on when it is back', async () => {
    const { send, open: show } = await portal();
    const before = await countRows();
    store.answerNext(...failing);
    const refused = await send<Problem>();
    expect([refused.status, refused.body.code, refused.headers['retry-after']]).toEqual([
      503,
      'ServiceUnavailable',
      '10',
    ]);
    expect(await countRows()).toBe(before);
    const { status, body } = await send();
    expect(status).toBe(200);
    store.answerNext(...failing);
    const away = await show(body.image.id?.id_url);
    expect([away.statusCode, away.headers['retry-after']]).toEqual([503, '10']);
    expect((await show(body.image.id?.id_url)).statusCode).toBe(200);
  });

  it('answers 404 for a photo whose object is gone', async () => {
    const { send, open: show } = await portal();
    const { body } = await send();
    store.objects.clear();
    expect((await show(body.image.id?.id_url)).statusCode).toBe(404);
  });
});
