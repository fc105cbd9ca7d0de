import { chmod, mkdtemp, readdir, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { demoMembers } from '#services/backend/demo/careTeam.ts';
import { demoPatients } from '#services/backend/demo/patients/demoPatients.ts';
import { Semaphore } from '#services/backend/modules/images/Semaphore.ts';
import { directoryMedia } from '#services/backend/adapters/media/directoryMedia.ts';
import { mediaOf } from '#services/backend/adapters/media/mediaOf.ts';
import { memoryMedia } from '#services/backend/adapters/media/memoryMedia.ts';
import { settings as settingsOf } from '#services/backend/kernel/settings/settings.ts';
import { backendFixture } from '#tests/support/backend/backendFixture.ts';
import { keptMedia } from '#tests/support/backend/keptMedia.ts';
import { s3StandIn } from '#tests/support/standIns/s3StandIn.ts';
import { seededTenants } from '#tests/support/brands/seededBrands.ts';

const ID = '0123456789abcdef01234567';
const OTHER = 'fedcba9876543210fedcba98';

let directory: string;
let s3: Awaited<ReturnType<typeof s3StandIn>>;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'portal-media-'));
  s3 = await s3StandIn();
  for (const [name, value] of Object.entries(s3.environment)) vi.stubEnv(name, value);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await s3.close();
  await rm(directory, { recursive: true });
});

describe.each([
  ['in memory', async () => memoryMedia()],
  ['in a directory', () => directoryMedia(join(directory, 'new', 'media'))],
  ['in S3', () => mediaOf(settingsOf(s3.environment))],
])('media %s', (_, open) => {
  it('gives back what was put, until it is removed', async () => {
    const media = await open();
    await media.put(ID, Buffer.from('first'));
    await media.put(OTHER, Buffer.from('second'));
    expect(await media.read(ID)).toEqual(Buffer.from('first'));
    expect(await keptMedia(media)).toEqual([ID, OTHER]);
    await media.put(ID, Buffer.from('other'));
    expect(await media.read(ID)).toEqual(Buffer.from('other'));
    await media.remove(ID);
    await media.remove(ID);
    expect(await media.read(ID)).toBeUndefined();
    expect(await keptMedia(media)).toEqual([OTHER]);
  });

  it('lists everything, also while it is removed', async () => {
    const media = await open();
    const ids = Array.from({ length: 10 }, (__, at) => at.toString().padStart(24, '0'));
    for (const id of ids) await media.put(id, Buffer.from(id));
    expect(await keptMedia(media)).toEqual(ids);
    for await (const id of media.list()) await media.remove(id);
    expect(await keptMedia(media)).toEqual([]);
  });
});

describe('a media directory', () => {
  it('holds files that nobody else may read, and nothing unfinished', async () => {
    const media = await directoryMedia(join(directory, 'media'));
    await media.put(ID, Buffer.from('bytes'));
    expect(await readdir(join(directory, 'media'))).toEqual([ID]);
    expect((await stat(join(directory, 'media', ID))).mode & 0o777).toBe(0o600);
    expect((await stat(join(directory, 'media'))).mode & 0o777).toBe(0o700);
  });

  it('is closed to other users, also where it was open before', async () => {
    await chmod(directory, 0o755);
    await directoryMedia(directory);
    expect((await stat(directory)).mode & 0o777).toBe(0o700);
  });

  it('is none that holds other things, which stay as they are', async () => {
    await chmod(directory, 0o755);
    for (const name of ['download.part', 'notes.txt']) {
      await writeFile(join(directory, name), 'of somebody else');
      await expect(directoryMedia(directory)).rejects.toThrow(`PORTAL_MEDIA names the directory ${directory}`);
      expect(await readdir(directory)).toEqual([name]);
      expect((await stat(directory)).mode & 0o777).toBe(0o755);
      await rm(join(directory, name));
    }
  });

  it('keeps what was put, and loses at the next start what was left unfinished', async () => {
    await (await directoryMedia(directory)).put(ID, Buffer.from('bytes'));
    await writeFile(join(directory, `${OTHER}.5f0c.part`), 'half of i');
    expect(await (await directoryMedia(directory)).read(ID)).toEqual(Buffer.from('bytes'));
    expect(await readdir(directory)).toEqual([ID]);
  });

  it.each(['../secret', '..', '', ID.toUpperCase(), `${ID}/x`, `${ID}.part`])('has nothing under %j', async (id) => {
    const media = await directoryMedia(directory);
    await expect(media.put(id, Buffer.from('x'))).rejects.toThrow(RangeError);
    await expect(media.read(id)).rejects.toThrow(RangeError);
    expect(await readdir(directory)).toEqual([]);
  });

  it('holds the images of the demo patients, and after a reset only those that are new', async () => {
    const settings = { media: directory };
    await (await backendFixture({ settings })).close();
    const before = await readdir(directory);
    const photos = 2 * demoPatients.filter(({ images }) => images).length;
    const files = demoPatients.flatMap(({ messages = [] }) => messages.flatMap(({ files: sent = [] }) => sent));
    expect(before).toHaveLength(photos + files.length + seededTenants.length * demoMembers.length);
    await (await backendFixture({ settings, reset: true })).close();
    const after = await readdir(directory);
    expect(after).toHaveLength(before.length);
    for (const id of before) expect(after).not.toContain(id);
  });
});

/** Lets everything run that waits for nothing. */
async function settled(): Promise<void> {
  for (let tick = 0; tick < 10; tick += 1) await Promise.resolve();
}

describe('turns', () => {
  it('are taken by two at a time, in order, and given on after a failure', async () => {
    const turns = new Semaphore(2);
    const begun: number[] = [];
    const ends: ((failure?: Error) => void)[] = [];
    const results = [0, 1, 2, 3].map((at) =>
      turns
        .run(async () => {
          begun.push(at);
          await new Promise<void>((done, fail) => ends.push((failure) => (failure ? fail(failure) : done())));
        })
        .catch(() => 'failed'),
    );
    await settled();
    expect(begun).toEqual([0, 1]);
    ends[0]?.(new Error('damaged'));
    await settled();
    expect(begun).toEqual([0, 1, 2]);
    ends[1]?.();
    ends[2]?.();
    await settled();
    expect(begun).toEqual([0, 1, 2, 3]);
    ends[3]?.();
    expect(await Promise.all(results)).toEqual(['failed', undefined, undefined, undefined]);
  });
});
